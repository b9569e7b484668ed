# A seed fixes everything that happens; another one changes something.
javac -d "$WORK" examples/BoundedBufferNotify.java
run() { # strategy seed
    "$HAVELOCK" check --search=$1 --seed=$2 --minimize=0 -cp "$WORK" BoundedBufferNotify | sed 's/, [0-9.]* s CPU.*//'
}
for strategy in random pct pos surw delay; do
    for seed in 1 2 3 4; do run $strategy $seed >"$WORK/$strategy.$seed"; done
    run $strategy 1 | cmp - "$WORK/$strategy.1" && echo "$strategy: the same seed, the same run"
    echo "$strategy: $(cat "$WORK/$strategy".? | grep -c '^deadlock') of 4 seeds find the deadlock"
    [ $(md5sum "$WORK/$strategy".? | cut -c1-32 | sort -u | wc -l) -gt 1 ] && echo "$strategy: other seeds, other runs"
done
