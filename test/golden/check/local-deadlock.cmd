"$HAVELOCK" check test/check/property/CircleBesideSpinner.java
