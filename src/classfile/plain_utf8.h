/* plain_utf8.h - UTF-8 as everybody but class files writes it: shortest forms only, no surrogates, up to U+10FFFF. */
#ifndef HAVELOCK_CLASSFILE_PLAIN_UTF8_H
#define HAVELOCK_CLASSFILE_PLAIN_UTF8_H

#include "base/types.h"

/* Are these bytes whole, well-formed characters? */
bool plain_utf8(const u8 *at, size_t length);

#endif
