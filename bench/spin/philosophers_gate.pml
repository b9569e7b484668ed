/* Dining philosophers with a gate around both forks; no deadlock.
 *
 * Processes and locks as in the Java example of the same name: a lock is a channel-free flag that
 * is taken when free. main starts the philosophers and ends when all of them have ended. */
#ifndef N
#define N 4
#endif
#ifndef MEALS
#define MEALS 10
#endif

bool gate;
bool fork_taken[N];
byte done = 0;

inline lock(l) { atomic { !l -> l = true } }
inline unlock(l) { l = false }

proctype philosopher(byte left; byte right) {
    byte count = 0;
    do
    :: count < MEALS ->
        lock(gate);
        lock(fork_taken[left]);
        lock(fork_taken[right]);
        count++;
        unlock(fork_taken[right]);
        unlock(fork_taken[left]);
        unlock(gate);
    :: else -> break
    od;
    done++
}

init {
    byte i = 0;
    do
    :: i < N -> run philosopher(i, (i + 1) % N); i++
    :: else -> break
    od;
    done == N
}
