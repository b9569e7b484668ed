"$HAVELOCK" check --quiet test/golden/story/Exchange.java
