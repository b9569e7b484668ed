/* crash.h - what is left to do when Havelock itself fails: a message and status 4 instead of a death by a signal. */
#ifndef HAVELOCK_CLI_HOST_CRASH_H
#define HAVELOCK_CLI_HOST_CRASH_H

/* From now on a failed assertion, a bad access to memory and the like end the process with a message. Builds with
 * AddressSanitizer report them in their own way. With HAVELOCK_CORE in the environment they leave a core dump as ever.
 */
void crash_prepare(void);

#endif
