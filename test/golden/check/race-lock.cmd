"$HAVELOCK" check --race test/check/property/RaceOneLock.java
