"$HAVELOCK" check --all --format=json test/check/property/SeveralBugs.java | sed "/java.lang.Thread\"/d"
