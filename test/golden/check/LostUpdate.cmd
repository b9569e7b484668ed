"$HAVELOCK" check examples/LostUpdate.java
