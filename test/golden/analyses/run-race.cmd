"$HAVELOCK" run --quiet examples/ValueRace.java
