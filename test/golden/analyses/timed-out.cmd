# A wait whose time is over wants its lock back: no notify would help it.
"$HAVELOCK" run --quiet --deadlock=off test/golden/story/TimedOut.java | grep -v "at java.base"
"$HAVELOCK" run --format json test/golden/story/TimedOut.java 2>/dev/null | grep '"action"'
