"$HAVELOCK" check --quiet --all --outcomes test/golden/story/ReaderEnded.java
