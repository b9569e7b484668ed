"$HAVELOCK" check examples/ValueDeadlock.java
