d[playlist]
NumberOfEvents=2
File1=http://radio.example/t1.mp3
Title1=Tower One
Length1=-1
File2=http://radio.example/t2.mp3
Title2=Tower Two
Length2=-1
version=2
