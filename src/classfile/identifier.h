/* identifier.h - Java identifiers, the names of class files before version 49. */
#ifndef HAVELOCK_CLASSFILE_IDENTIFIER_H
#define HAVELOCK_CLASSFILE_IDENTIFIER_H

#include "base/types.h"

/* Length of the identifier that legal modified UTF-8 begins with, 0 if none; with slashes: of identifiers joined by
 * single slashes, where only the first must begin like one and a slash may lead or trail, as HotSpot has it. */
size_t identifier_length(const u8 *text, size_t length, bool slashes);

#endif
