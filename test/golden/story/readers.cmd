# Who holds a lock for reading is named, and so is the half of it that is wanted.
"$HAVELOCK" check --quiet test/golden/story/Readers.java
