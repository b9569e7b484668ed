# Without lines what a search finds is matched with what was predicted by method and variable.
javac -g:none -d "$WORK" test/golden/hunt/OneLine.java
"$HAVELOCK" hunt --quiet -cp "$WORK" OneLine | grep -oE '^data-race, [a-z]+: [A-Za-z.]+'
