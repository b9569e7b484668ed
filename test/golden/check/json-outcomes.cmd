$HAVELOCK check --outcomes --format json test/check/choices/ExitBeside.java
