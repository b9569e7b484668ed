# With one delay: the threads go one after the other, or one of them is delayed, before its first word or its second, until the
# others are done. (A delay of main or of the last one changes nothing.)
javac -d "$WORK" test/golden/check/Turns.java || exit 9
"$HAVELOCK" check --quiet --search=delay --bug-depth=1 --runs=1000 --outcomes -cp "$WORK" Turns
# With two, "a1 b1 a2 ..." would take a third: after the delay of b it is c's turn.
"$HAVELOCK" check --quiet --search=delay --bug-depth=2 --runs=5000 --outcomes -cp "$WORK" Turns | grep -c 'a1 b1 a2'
"$HAVELOCK" check --quiet --search=delay --bug-depth=3 --runs=5000 --outcomes -cp "$WORK" Turns | grep -c 'a1 b1 a2'
