/* mirror.h - java.lang.Class objects. A mirror is eternal and knows its class by number (object length). */
#ifndef HAVELOCK_VM_LINK_MIRROR_H
#define HAVELOCK_VM_LINK_MIRROR_H

#include "vm/vm.h"

/* The mirror of a class, made on first use. */
ref mirror_of(struct vm *vm, struct class *c);

/* What Class.getModifiers says: the InnerClasses entry where there is one, without ACC_SUPER. */
u32 class_modifiers(const struct class *c);

/* The class of a mirror. */
struct class *mirror_class(struct vm *vm, ref mirror);

#endif
