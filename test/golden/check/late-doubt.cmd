# A hunt whose best-first search must begin anew, before a search that keeps fingerprints only.
javac -d "$WORK" test/golden/check/LateDoubt.java
"$HAVELOCK" check --no-por --store=fingerprint -cp "$WORK" LateDoubt | grep '^nothing-found\|^inconclusive'
