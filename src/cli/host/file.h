/* file.h - whole files in memory, and paths cut and joined. Everything returned lives in the arena given. */
#ifndef HAVELOCK_CLI_HOST_FILE_H
#define HAVELOCK_CLI_HOST_FILE_H

#include "base/arena.h"
#include "base/diag.h"

/* The bytes of a regular file, followed by a NUL that the length does not count. 0, or -1 with diag. */
int file_read(struct arena *arena, const char *path, struct slice *out, struct diag *diag);

bool file_is_regular(const char *path);
bool file_is_folder(const char *path);
bool file_is_executable(const char *path);

/* The path as seen from '/'; NULL stays NULL. It need not exist. */
const char *file_absolute(struct arena *arena, const char *path);

/* The same for paths with ':' between them. */
const char *file_absolute_list(struct arena *arena, const char *list);

/* The part before the last '/': "." when there is none. */
const char *file_folder(struct arena *arena, const char *path);

/* Where the running program itself lies; NULL when the system does not say. */
const char *file_of_program(struct arena *arena);

#endif
