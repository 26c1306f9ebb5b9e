d<!DOCTYPE html>
<html><head><title>Sorry</title></head>
<body>
<a href="http://radio.example/x.mp3">x</a>
</body></html>
