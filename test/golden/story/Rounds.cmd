"$HAVELOCK" check --quiet test/golden/story/Rounds.java
