# Threads without names have one wherever they are shown, the same in a run, in a search and in a dump.
javac -d "$WORK" test/golden/analyses/NoNames.java
"$HAVELOCK" run --quiet -cp "$WORK" NoNames
"$HAVELOCK" hunt --quiet -cp "$WORK" NoNames | sed -n '/threads in the search/p; /^Final state/,/^$/p'
"$HAVELOCK" hunt --format json -cp "$WORK" NoNames 2>/dev/null | grep -o '"threads": \[.*'
"$HAVELOCK" check --window=main,Thread#0 -cp "$WORK" NoNames | head -n 1
"$HAVELOCK" java -cp "$WORK" NoNames sure 2>&1 | grep -v "at java.base"
