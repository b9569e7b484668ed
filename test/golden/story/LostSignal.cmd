"$HAVELOCK" check --quiet test/golden/story/LostSignal.java
