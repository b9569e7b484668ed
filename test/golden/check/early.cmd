# The JDK's own initialisers are no part of the search, unless they depend on what the program does.
javac -d "$WORK" test/golden/check/Early.java
"$HAVELOCK" check --no-por --max-states=20000 -cp "$WORK" Early | head -n 1
"$HAVELOCK" check --quiet --outcomes -cp "$WORK" Early property | grep '|'
