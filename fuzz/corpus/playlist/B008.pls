d[PLAYLIST]

; made by hand
# another
numberofentries = 2
  file1 = http://radio.example/a.ogg
title1= Small Letters 
genre1=Pop

FILE2=http://radio.example/b.ogg
TITLE2=Capitals



