"$HAVELOCK" run --quiet examples/ValueDeadlock.java
