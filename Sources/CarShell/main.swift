print("carshell")
