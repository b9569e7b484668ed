/* synth_layer.h - a class of the VM's own, in java.base, for what needs Java code around the built-in class loaders.
 *
 *   <clinit>             has the JDK set up its module system, and puts the boot layer where java.lang.System has it
 *   path(loader, text)   gives a loader the class path that the text describes
 *   domain(loader, file) the protection domain of classes that the loader finds in that folder or jar
 *   pack(loader, name, jar) the package of classes that the loader finds in that jar (null: in a folder), with what the
 *                        jar's manifest says of it
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_SYNTH_LAYER_H
#define HAVELOCK_PROGRAM_SYNTH_SYNTH_LAYER_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/types.h"

#define SYNTH_LAYER_CLASS  "jdk/internal/loader/BuiltinClassLoader$Layer"
#define SYNTH_LAYER_PATH   "(Ljdk/internal/loader/BuiltinClassLoader;Ljava/lang/String;)V"
#define SYNTH_LAYER_DOMAIN "(Ljava/security/SecureClassLoader;Ljava/lang/String;)Ljava/security/ProtectionDomain;"

#define SYNTH_LAYER_PACK \
    "(Ljdk/internal/loader/BuiltinClassLoader;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Package;"

/* 0, or -1 with diag; the bytes live in the arena. */
int synth_layer(struct arena *arena, struct slice *out, struct diag *diag);

#endif
