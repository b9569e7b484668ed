/* sources.h - lines of source files. */
#ifndef HAVELOCK_REPORT_SOURCES_H
#define HAVELOCK_REPORT_SOURCES_H

#include "base/types.h"

struct sources;

/* path: folders to look in, separated by ':'; NULL: none. */
struct sources *sources_new(const char *path);
void sources_free(struct sources *sources);

/* The text of a line (from 1 on) without the space around it, or NULL. Looked for are FOLDER/PACKAGE/FILE and
 * FOLDER/FILE in the folders of the path, then FILE in `beside`, a folder or a file whose folder it is (NULL: none),
 * then, if that lies in target/, build/, out/ or bin/ of a project, in src/main/java, src/test/java and the like there.
 * package: "a/b" or "". Lives as long as the sources. */
const char *sources_line(struct sources *sources, const char *package, const char *file, const char *beside, int line);

#endif
