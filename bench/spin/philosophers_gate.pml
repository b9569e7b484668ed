/* Dining philosophers with a gate around both forks; no deadlock.
 *
 * The steps are those of `havelock check --no-por` on examples/PhilosophersGate.java: whoever holds the gate takes the forks
 * without anybody seeing it, so a meal is one step, which begins by taking the gate; or the gate is found taken, which
 * nobody ever finds, for it is given back in the same step. */
#ifndef N
#define N 4
#endif
#ifndef MEALS
#define MEALS 10
#endif

bool ended[N];

proctype philosopher(byte me) {
    byte count = 0;
    do
    :: atomic { count < MEALS -> count++ }
    :: count == MEALS -> break
    od;
    ended[me] = true
}

init {
    byte i = 0;
    do
    :: i < N -> atomic { run philosopher(i); i++ }
    :: else -> break
    od;
    i = 0;
    do
    :: i < N -> atomic { ended[i] -> i++ }
    :: else -> break
    od
}
