"$HAVELOCK" check --quiet test/golden/story/NestedMonitor.java
