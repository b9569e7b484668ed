"$HAVELOCK" check -o "$WORK/no/such/folder" examples/ValueDeadlock.java 2>&1
