/* N threads increment a shared counter K times each; an increment is a read and a write.
 *
 * The steps are those of `havelock check --no-por` on bench/search/Counter.java. */
#ifndef N
#define N 3
#endif
#ifndef K
#define K 12
#endif

short x = 0;
bool ended[N];

proctype thread(byte me) {
    byte count = 0;
    short seen = 0;
    do
    :: atomic { count < K -> seen = x }; atomic { x = seen + 1; count++; seen = 0 }
    :: count == K -> break
    od;
    ended[me] = true
}

init {
    byte i = 0;
    do
    :: i < N -> atomic { run thread(i); i++ }
    :: else -> break
    od;
    i = 0;
    do
    :: i < N -> atomic { ended[i] -> i++ }
    :: else -> break
    od
}
