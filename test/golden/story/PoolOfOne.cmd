"$HAVELOCK" check --quiet test/golden/story/PoolOfOne.java
