/* known.h - what the VM knows of the JDK by name (known.def), and stubs of its own. */
#ifndef HAVELOCK_VM_KNOWN_H
#define HAVELOCK_VM_KNOWN_H

#include "program/program.h"
#include "vm/heap/object.h"

struct known {
#define CLASS(member, name)                          struct class *member;
#define FIELD(member, of, name, descriptor)          u32 member;
#define OPTIONAL_FIELD(member, of, name, descriptor) u32 member;
#define METHOD(member, of, name, descriptor)         struct method *member;
#include "vm/known.def"
#undef CLASS
#undef FIELD
#undef OPTIONAL_FIELD
#undef METHOD
    struct class *FieldHolder; /* Thread$FieldHolder, NULL before JDK 19 */
    u32 Holder_group, Holder_priority, Holder_daemon, Holder_status;
    struct method *init_stub, *bottom_stub; /* see init.h, java_thread.h */
    ref out_of_memory;                      /* made in advance */
    ref system_group, main_group, unnamed_module, boot_loader, platform_loader, app_loader;
    ref out, err;        /* the PrintStreams of System.out and System.err */
    bool printing_locks; /* printing takes their monitors; not in JDK 18 to 23, where a PrintStream has a lock inside */
    ref in;              /* the BufferedInputStream of System.in: see java_io_BufferedInputStream.c */
};

/* -1 with diag when the JDK lacks something. */
int known_load(struct known *known, struct program *program, struct diag *diag);

#endif
