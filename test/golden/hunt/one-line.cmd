"$HAVELOCK" hunt --quiet test/golden/hunt/OneLine.java | grep -E '^(data-race|violation)|about to'
