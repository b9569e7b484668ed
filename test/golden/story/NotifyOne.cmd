"$HAVELOCK" check --quiet test/golden/story/NotifyOne.java
