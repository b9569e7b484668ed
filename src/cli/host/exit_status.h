/* exit_status.h - what the exit status of every command means. */
#ifndef HAVELOCK_CLI_HOST_EXIT_STATUS_H
#define HAVELOCK_CLI_HOST_EXIT_STATUS_H

enum exit_status {
    EXIT_CLEAN = 0,        /* nothing found; for check: the whole space was searched */
    EXIT_VIOLATION = 1,    /* at least one violation or warning */
    EXIT_USAGE = 2,        /* usage or input error */
    EXIT_INCONCLUSIVE = 3, /* a bound was hit, and nothing was found */
    EXIT_UNSUPPORTED = 4   /* the program needs something that is not supported, or an internal error */
};

#endif
