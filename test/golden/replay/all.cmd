"$HAVELOCK" check --all --quiet --format=json --save="$WORK/bug" test/check/property/SeveralBugs.java | grep -E '"(kind|schedule)":' | sed "s,$WORK,WORK,"
"$HAVELOCK" check --all --quiet --save="$WORK/bug" test/check/property/SeveralBugs.java | grep -E '^  schedule: ' | sed "s,$WORK,WORK,"
ls "$WORK"
for file in bug bug.2; do "$HAVELOCK" replay "$WORK/$file" | grep -E '^(assertion|uncaught-exception|violation): '; done
mkdir "$WORK/taken.2"
"$HAVELOCK" check --all --quiet --save="$WORK/taken" test/check/property/SeveralBugs.java 2>&1 | grep -E '^violation|cannot write' | sed "s,$WORK,WORK,"
