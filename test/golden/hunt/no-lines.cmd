# Without lines a search cannot tell whether what it finds is what was predicted: that refutes nothing.
javac -g:none -d "$WORK" test/golden/hunt/OneLine.java
"$HAVELOCK" hunt --quiet -cp "$WORK" OneLine | grep -oE '^data-race, [a-z]+: [A-Za-z.]+'
