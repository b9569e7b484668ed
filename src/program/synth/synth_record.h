/* synth_record.h - toString, hashCode and equals of records.
 *
 * Written from what java.lang.runtime.ObjectMethods.bootstrap is given. The class has one public
 * static method `apply`, the record first: (LRecord;)Ljava/lang/String;, (LRecord;)I or
 * (LRecord;Ljava/lang/Object;)Z. Components are turned into text and hashed first to last, and
 * compared last to first, as the JDK does.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_SYNTH_RECORD_H
#define HAVELOCK_PROGRAM_SYNTH_SYNTH_RECORD_H

#include "program/synth/synth_target.h"

enum record_method { RECORD_TO_STRING, RECORD_HASH_CODE, RECORD_EQUALS };

struct synth_component {
    const char *name, *descriptor; /* of the field */
};

struct synth_record {
    const char *class_name;
    enum record_method method;
    const char *record;      /* "p/Outer$Point" */
    const char *simple_name; /* "Point"; for toString */
    u32 component_table_count;
    const struct synth_component *components;
    int jdk; /* 17, 21, 25: decides which JDK methods show in the stack trace of a toString that throws */
};

int synth_record(struct arena *arena, const struct synth_record *record, struct slice *out, struct diag *diag);

#endif
