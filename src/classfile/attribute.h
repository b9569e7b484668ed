/* attribute.h - names of attributes (JVMS 4.7). */
#ifndef HAVELOCK_CLASSFILE_ATTRIBUTE_H
#define HAVELOCK_CLASSFILE_ATTRIBUTE_H

#include "base/types.h"

/* One line per attribute that is looked at. */
#define ATTRIBUTES(X) \
    X(ATTRIBUTE_CODE, "Code") \
    X(ATTRIBUTE_LINE_NUMBERS, "LineNumberTable") \
    X(ATTRIBUTE_LOCALS, "LocalVariableTable") \
    X(ATTRIBUTE_LOCAL_TYPES, "LocalVariableTypeTable") \
    X(ATTRIBUTE_STACK_MAP, "StackMapTable") \
    X(ATTRIBUTE_SIGNATURE, "Signature") \
    X(ATTRIBUTE_EXCEPTIONS, "Exceptions") \
    X(ATTRIBUTE_CONSTANT_VALUE, "ConstantValue") \
    X(ATTRIBUTE_METHOD_PARAMETERS, "MethodParameters") \
    X(ATTRIBUTE_VISIBLE_ANNOTATIONS, "RuntimeVisibleAnnotations") \
    X(ATTRIBUTE_INVISIBLE_ANNOTATIONS, "RuntimeInvisibleAnnotations") \
    X(ATTRIBUTE_VISIBLE_PARAMETERS, "RuntimeVisibleParameterAnnotations") \
    X(ATTRIBUTE_INVISIBLE_PARAMETERS, "RuntimeInvisibleParameterAnnotations") \
    X(ATTRIBUTE_VISIBLE_TYPES, "RuntimeVisibleTypeAnnotations") \
    X(ATTRIBUTE_INVISIBLE_TYPES, "RuntimeInvisibleTypeAnnotations") \
    X(ATTRIBUTE_ANNOTATION_DEFAULT, "AnnotationDefault") \
    X(ATTRIBUTE_SYNTHETIC, "Synthetic") \
    X(ATTRIBUTE_DEPRECATED, "Deprecated") \
    X(ATTRIBUTE_SOURCE_FILE, "SourceFile") \
    X(ATTRIBUTE_SOURCE_DEBUG_EXTENSION, "SourceDebugExtension") \
    X(ATTRIBUTE_INNER_CLASSES, "InnerClasses") \
    X(ATTRIBUTE_ENCLOSING_METHOD, "EnclosingMethod") \
    X(ATTRIBUTE_BOOTSTRAP_METHODS, "BootstrapMethods") \
    X(ATTRIBUTE_NEST_HOST, "NestHost") \
    X(ATTRIBUTE_NEST_MEMBERS, "NestMembers") \
    X(ATTRIBUTE_RECORD, "Record") \
    X(ATTRIBUTE_PERMITTED_SUBCLASSES, "PermittedSubclasses")

enum attribute {
    ATTRIBUTE_UNKNOWN,
#define ATTRIBUTE_NUMBER(number, name) number,
    ATTRIBUTES(ATTRIBUTE_NUMBER)
#undef ATTRIBUTE_NUMBER
};

/* The first class file version in which HotSpot looks at an attribute of this kind; older files may hold anything
 * under its name. */
u16 attribute_since(enum attribute attribute);

enum attribute attribute_named(struct slice name);
const char *attribute_name(enum attribute attribute);

#endif
