"$HAVELOCK" check --format xml examples/ValueDeadlock.java 2>&1
