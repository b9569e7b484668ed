mkdir "$WORK/classes" "$WORK/src" && cp test/golden/story/LostUpdate.java "$WORK/src"
javac -d "$WORK/classes" test/golden/story/LostUpdate.java
"$HAVELOCK" check --quiet -cp "$WORK/classes" LostUpdate | grep -c 'stock = seen + amount'
"$HAVELOCK" check --quiet --source "$WORK/src" -cp "$WORK/classes" LostUpdate | grep -c 'stock = seen + amount'
