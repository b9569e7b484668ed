javac -d "$WORK" test/check/classic/Run.java test/runtime/locks/FlagOrdered.java || exit 9
"$HAVELOCK" check --quiet --deadlock=segmented --race=both -cp "$WORK" FlagOrdered
