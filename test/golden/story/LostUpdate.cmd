"$HAVELOCK" check --quiet test/golden/story/LostUpdate.java
