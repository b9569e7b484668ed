/* attach.h - begins and ends listening to a VM. */
#ifndef HAVELOCK_VM_LISTEN_ATTACH_H
#define HAVELOCK_VM_LISTEN_ATTACH_H

#include "event/sink.h"
#include "vm/vm.h"

/* From now on the sink gets the events that it wants; jdk: of the JDK's own variables, too. The VM has no listener. It
 * has not taken its first step; a VM that took steps before, and is back, must have vm->options.listened. */
void listener_attach(struct vm *vm, struct sink *sink, bool jdk);

/* Without a listener it does nothing. */
void listener_detach(struct vm *vm);

#endif
