/* crash.h - what is left to do when Havelock itself fails: a message and status 4 instead of a death by a signal. */
#ifndef HAVELOCK_CLI_HOST_CRASH_H
#define HAVELOCK_CLI_HOST_CRASH_H

/* From now on a failed assertion, a bad access to memory and the like end the process with a message. Builds with
 * AddressSanitizer report them in their own way. With HAVELOCK_CORE in the environment they leave a core dump as ever.
 */
void crash_prepare(void);

/* The thread that failed sends this signal to its own process if it is blocked: whoever waits for it (watch.h) ends the
 * process in better order. Otherwise, or if that takes too long, it ends the process itself. */
int crash_signal(void);

/* The thread that waits for it takes no signals of others' failures. */
void crash_elsewhere(void);

#endif
