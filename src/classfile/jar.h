/* jar.h - reads zip and jar files, memory-mapped.
 *
 * The central directory is read and indexed once. Bounded: a corrupt archive gives a diag, never a crash. What is
 * corrupt is what java.util.zip.ZipFile refuses: it checks the directory when it opens the file, local headers and
 * data when an entry is read, and never a checksum. Newer JDKs refuse more (numbers of entries, zip64 blocks that do
 * not fit, very long headers), so a reader is told whose rules hold. Stored and deflated entries; zip64; multi-release
 * selection is the caller's business.
 */
#ifndef HAVELOCK_CLASSFILE_JAR_H
#define HAVELOCK_CLASSFILE_JAR_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/types.h"

struct jar;

/* jdk: the feature version whose rules hold, 17 for instance; 0: the strictest. Bytes are borrowed. */
struct jar *jar_open(const char *path, int jdk, struct diag *diag);
struct jar *jar_open_bytes(struct slice bytes, const char *name, int jdk, struct diag *diag);
void jar_close(struct jar *jar);

/* Index of the entry with exactly this name, or -1. */
int jar_find(const struct jar *jar, const char *name, size_t length);

u32 jar_count(const struct jar *jar);
struct slice jar_entry_name(const struct jar *jar, u32 index);

/* The uncompressed bytes; stored entries point into the map, others are inflated into the arena. As many bytes as the
 * directory announces: what follows them does not matter. Without a size, all there are. */
int jar_read(const struct jar *jar, u32 index, struct arena *arena, struct slice *out, struct diag *diag);

/* The manifest, read as java.util.jar.JarFile reads it. 0; 1: there is none; -1 with diag. */
int jar_read_manifest(const struct jar *jar, struct arena *arena, struct slice *out, struct diag *diag);

#endif
