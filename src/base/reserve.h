/* reserve.h - address space that takes memory only where it is touched: for tables that never move.
 *
 * What is reserved reads as 0 until it is written.
 */
#ifndef HAVELOCK_BASE_RESERVE_H
#define HAVELOCK_BASE_RESERVE_H

#include "base/types.h"

/* NULL: the system has no such range. */
void *reserve_take(u64 bytes);

/* NULL is allowed. */
void reserve_give(void *at, u64 bytes);

#endif
