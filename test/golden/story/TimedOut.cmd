"$HAVELOCK" check --quiet test/golden/story/TimedOut.java
