"$HAVELOCK" check --quiet test/golden/story/TimerRace.java
