COLUMNS=60 "$HAVELOCK" check --quiet --color=always test/golden/story/LostUpdate.java
