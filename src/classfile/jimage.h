/* jimage.h - the JDK's run-time image lib/modules, memory-mapped.
 *
 * Look-ups cost a hash and a comparison. Resources are not compressed in the images that JDK
 * builds ship; "zip" compressed ones (jlink) are inflated into the arena; "compact-cp" is refused.
 */
#ifndef HAVELOCK_CLASSFILE_JIMAGE_H
#define HAVELOCK_CLASSFILE_JIMAGE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/types.h"

struct jimage;

struct jimage *jimage_open(const char *path, struct diag *diag);
struct jimage *jimage_open_bytes(struct slice bytes, const char *name, struct diag *diag);
struct slice jimage_bytes(const struct jimage *image); /* the whole file */
void jimage_close(struct jimage *image);

/* Finds "java.base", "java/lang/Object.class". 1 found, 0 absent, -1 with diag. */
int jimage_find(const struct jimage *image, const char *module, const char *path, struct arena *arena,
                struct slice *out, struct diag *diag);

/* The module that holds a package ("java/lang"), as a borrowed NUL-terminated string, or NULL. */
const char *jimage_package_module(const struct jimage *image, const char *package);

#endif
