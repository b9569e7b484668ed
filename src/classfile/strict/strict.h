/* strict.h - the format checks that HotSpot makes for an application class (JVMS 4.8).
 *
 * A walk of its own over the bytes, in the order in which HotSpot looks, so that the error reported for a file with
 * several faults is the same one. What passes is then read by the ordinary reader, which asks for less. The parts
 * are in strict_pool.h, strict_field.h, strict_method.h, strict_code.h, strict_class.h.
 */
#ifndef HAVELOCK_CLASSFILE_STRICT_STRICT_H
#define HAVELOCK_CLASSFILE_STRICT_STRICT_H

#include "classfile/parser.h"

/* Called when the interfaces were read. */
int strict_check_interfaces(struct cf_parser *parser);

/* parser->in stands before the fields: walks everything up to the end of the file, on a copy of the parser. */
int strict_check_body(const struct cf_parser *parser);

#endif
