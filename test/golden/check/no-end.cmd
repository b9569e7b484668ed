# Clean, but on no path does the program end.
javac -d "$WORK" test/golden/check/Spinners.java
"$HAVELOCK" check --outcomes -cp "$WORK" Spinners | head -n 2
