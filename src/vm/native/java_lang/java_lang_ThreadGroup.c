/* What keeps the lists of a thread group up to JDK 17, and what looks at them (looks.h). The methods' own bytecode does
 * the work. Later a group has no list of its threads: who looks asks the VM. */
#include "program/link/resolve.h"
#include "vm/explore/looks.h"
#include "vm/native.h"

static enum native_status look(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    if (find_method(t->native->holder, "threadTerminated", "(Ljava/lang/Thread;)V")) looks_at_groups(t->vm);
    return NATIVE_BYTECODE;
}

static enum native_status keep(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    return looks_keep_groups(t->vm) ? NATIVE_BYTECODE : NATIVE_DONE;
}

#define KEEPS(name) \
    { name, NULL, keep, NATIVE_OVERRIDE | TOUCHES(GROUPS) }
#define LOOKS(name) \
    { name, NULL, look, NATIVE_OVERRIDE }

static const struct native_entry entries[] = {KEEPS("add"),
                                              KEEPS("addUnstarted"),
                                              KEEPS("threadStartFailed"),
                                              KEEPS("threadTerminated"),
                                              LOOKS("activeCount"),
                                              LOOKS("activeGroupCount"),
                                              LOOKS("destroy"),
                                              LOOKS("enumerate"),
                                              LOOKS("interrupt"),
                                              LOOKS("isDestroyed"),
                                              LOOKS("list"),
                                              LOOKS("setDaemon"),
                                              LOOKS("setMaxPriority"),
                                              LOOKS("stop"),
                                              LOOKS("resume"),
                                              LOOKS("suspend"),
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ThreadGroup_natives = {"java/lang/ThreadGroup", entries};
