"$HAVELOCK" check --quiet test/golden/story/Crowd.java
