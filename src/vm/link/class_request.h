/* class_request.h - classes asked for by name at run time: Class.forName, ClassLoader.loadClass. */
#ifndef HAVELOCK_VM_LINK_CLASS_REQUEST_H
#define HAVELOCK_VM_LINK_CLASS_REQUEST_H

#include "vm/native.h"

/* The symbol ("p/C") of a name as Java writes it ("p.C"); NULL when it cannot be a class name. */
const struct sym *class_request_name(struct vm *vm, ref name);

/* Could a class have this name? Others are reported as they are, slashes and all. */
bool class_request_well_formed(const struct sym *name);

/* The way back: the interned string "p.C" of "p/C". */
ref class_request_text(struct vm *vm, const struct sym *name);

/* The class that must be loaded for a name: "p/C" for "[[Lp/C;"; NULL where there is none. */
const struct sym *class_request_element(struct vm *vm, const struct sym *name);

/* The class with this name as a loader number sees it. NATIVE_DONE: *out, NULL when there is none;
 * NATIVE_THROWN: it is there but cannot be loaded. */
enum native_status class_request(struct thread *t, u32 loader, const struct sym *name, struct class **out);

#endif
