# A schedule is replayed from any folder; what is named on the command line is seen from there. A program that was moved
# is looked for in the present folder.
mkdir "$WORK/here" "$WORK/there" && cp examples/LostUpdate.java "$WORK/here" && cd "$WORK/here"
"$HAVELOCK" check --quiet --save=found.schedule LostUpdate.java >/dev/null
cd ../there
"$HAVELOCK" replay ../here/found.schedule | tail -n 1
"$HAVELOCK" replay -o report.txt ../here/found.schedule
tail -n 1 report.txt
mv ../here ../moved
"$HAVELOCK" replay ../moved/found.schedule 2>&1
cd ../moved && "$HAVELOCK" replay found.schedule | tail -n 1
