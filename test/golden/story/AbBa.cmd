"$HAVELOCK" check --quiet test/golden/story/AbBa.java
