"$HAVELOCK" check --race test/check/property/RacePlain.java
