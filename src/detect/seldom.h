/* seldom.h - of a function that a quick path seldom calls: inlined, it would cost the quick path its registers. */
#ifndef HAVELOCK_DETECT_SELDOM_H
#define HAVELOCK_DETECT_SELDOM_H

#define NOINLINE __attribute__((noinline))

#endif
