/* descriptor.h - the syntax of names and descriptors in class files (JVMS 4.2, 4.3, 4.4.7).
 *
 * Class files before version 49 have stricter rules: names there are Java identifiers.
 */
#ifndef HAVELOCK_CLASSFILE_DESCRIPTOR_H
#define HAVELOCK_CLASSFILE_DESCRIPTOR_H

#include "base/types.h"

enum syntax {
    SYNTAX_GOOD,
    SYNTAX_BAD,
    SYNTAX_BAD_CLASS_NAME, /* a class name in a descriptor is empty or has an illegal character */
    SYNTAX_TOO_DEEP        /* an array type with more than 255 dimensions */
};

/* Modified UTF-8 without zero bytes, bytes >= 0xf0 and, from version 48 on, encodings that are longer than needed. */
bool utf8_is_legal(struct slice text, u16 major);

enum syntax class_name_syntax(struct slice name, u16 major); /* "java/lang/String", "[I" */
bool field_name_is_legal(struct slice name, u16 major);
bool method_name_is_legal(struct slice name, u16 major); /* <init> and <clinit> too */

enum syntax field_descriptor_syntax(struct slice descriptor, u16 major);

/* For a method with this name: <init> and <clinit> return void, and from version 51 on <clinit> takes nothing.
 * *arg_slots counts long and double twice; the receiver is not counted. */
enum syntax method_descriptor_syntax(struct slice descriptor, struct slice name, u16 major, u32 *arg_slots);

#endif
