javac -g -d "$WORK/classes" test/check/property/SeveralBugs.java
"$HAVELOCK" check --all --quiet --format=json --save="$WORK/bug" -cp "$WORK/classes" SeveralBugs | grep -E '"(kind|schedule)":' | sed "s,$WORK,WORK,"
"$HAVELOCK" check --all --quiet --save="$WORK/bug" -cp "$WORK/classes" SeveralBugs | grep -E '^  schedule: ' | sed "s,$WORK,WORK,"
ls "$WORK" | grep -v classes
for file in bug bug.2; do "$HAVELOCK" replay "$WORK/$file" | grep -E '^(assertion|uncaught-exception|violation): '; done
mkdir "$WORK/taken.2"
"$HAVELOCK" check --all --quiet --save="$WORK/taken" -cp "$WORK/classes" SeveralBugs 2>&1 | grep -E '^violation|cannot write' | sed "s,$WORK,WORK,"
