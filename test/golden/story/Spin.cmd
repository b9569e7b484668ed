"$HAVELOCK" check --quiet test/golden/story/Spin.java
