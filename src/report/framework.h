/* framework.h - classes that run or support tests, rather than being tested: JUnit, assertion and mocking libraries,
 * reflection. Their frames are left out of stacks that people read, unless they are asked for (--full-stacks). */
#ifndef HAVELOCK_REPORT_FRAMEWORK_H
#define HAVELOCK_REPORT_FRAMEWORK_H

#include "report/finding.h"

/* class_name: "a.b.Main" or "a/b/Main". */
bool framework_has(const char *class_name);

/* Is frame number `frame` of the framework? Code of the JDK is, if the framework called it. */
bool framework_has_frame(const struct finding_site *site, u32 frame);

#endif
