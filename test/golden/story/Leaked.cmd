"$HAVELOCK" check --quiet test/golden/story/Leaked.java
