"$HAVELOCK" check --quiet test/golden/story/LostWakeUp.java
