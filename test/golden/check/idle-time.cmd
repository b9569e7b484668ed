# --timeouts=idle: the verdict names it, findings that need a time-out in a hurry come last without it, hunt refutes nothing
# with it, and a checkpoint fixes it.
javac -g -d "$WORK" test/golden/check/Hurry.java test/check/idle/*.java
cd "$WORK"
"$HAVELOCK" check --quiet --timeouts=idle -cp . TurnsGood
"$HAVELOCK" check --quiet --timeouts=idle --format=json -cp . TurnsGood | grep idle
"$HAVELOCK" check --quiet --all --timeouts=any -cp . Hurry | grep -E '^[a-z-]*:|^--'
"$HAVELOCK" check --quiet --all --timeouts=idle -cp . Hurry | grep -E '^[a-z-]*:|^--'
"$HAVELOCK" hunt --quiet --timeouts=idle --deadlock=basic -cp . Ordered | grep -E '^lock-order|^  undecided|^violation'
"$HAVELOCK" check --quiet --timeouts=idle --hunt-time=0 --max-states=30 --checkpoint=c -cp . TurnsGood 2>/dev/null
"$HAVELOCK" check --resume=c --timeouts=any 2>&1 | head -n 1
"$HAVELOCK" check --resume=c --quiet | grep -c idle
