# One race, whichever analyses predict it, and main's look after the joins is none.
"$HAVELOCK" hunt --quiet test/golden/hunt/Rounds.java | grep -E '^(data-race|violation)|predicted by'
