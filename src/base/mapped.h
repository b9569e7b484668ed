/* mapped.h - a whole file, mapped read-only into memory. */
#ifndef HAVELOCK_BASE_MAPPED_H
#define HAVELOCK_BASE_MAPPED_H

#include "base/diag.h"
#include "base/types.h"

/* 0, or -1 with diag. An empty file gives an empty slice. The owner calls mapped_close. */
int mapped_open(const char *path, struct slice *out, struct diag *diag);
void mapped_close(struct slice bytes);

#endif
