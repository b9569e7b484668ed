/* Dining philosophers: the left fork, then the right one; they deadlock.
 *
 * The steps are those of `havelock check --no-por` on examples/Philosophers.java: a step takes a lock, or finds it taken and
 * begins to wait, and does what follows up to the next lock; eating and giving the forks back belong to the step that took
 * the second one. main starts the philosophers one by one, waits for each, and ends. */
#ifndef N
#define N 4
#endif
#ifndef MEALS
#define MEALS 10
#endif

bool taken[N];
bool ended[N];

proctype philosopher(byte me; byte left; byte right) {
    byte count = 0;
    do
    :: count == MEALS -> break
    :: else ->
first:  if
        :: atomic { !taken[left] -> taken[left] = true }
        :: taken[left] -> atomic { !taken[left] -> taken[left] = true }
        fi;
        if
        :: atomic { !taken[right] -> taken[left] = false; count++; if :: count < MEALS -> goto first :: else fi }
        :: taken[right] -> atomic { !taken[right] -> taken[left] = false; count++; if :: count < MEALS -> goto first :: else fi }
        fi
    od;
    ended[me] = true
}

init {
    byte i = 0;
    do
    :: i < N -> atomic { run philosopher(i, i, (i + 1) % N); i++ }
    :: else -> break
    od;
    i = 0;
    do
    :: i < N -> atomic { ended[i] -> i++ }
    :: else -> break
    od
}
