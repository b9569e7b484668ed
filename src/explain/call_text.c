#include "explain/call_text.h"

#include <assert.h>

#include "explain/waiters.h"
#include "vm/explore/inspect.h"
#include "vm/native.h"

enum special { CALL_PLAIN, CALL_WAIT, CALL_NOTIFY, CALL_SIGNAL, CALL_START, CALL_JOIN, CALL_SLEEP, CALL_INTERRUPT };

static enum special special_of(const struct method *m) {
    static const struct {
        const char *holder, *name;
        enum special special;
    } rows[] = {
        {"java/lang/Object", "wait", CALL_WAIT},           {"java/lang/Object", "notify", CALL_NOTIFY},
        {"java/lang/Object", "notifyAll", CALL_NOTIFY},    {"java/lang/Thread", "start", CALL_START},
        {"java/lang/Thread", "join", CALL_JOIN},           {"java/lang/Thread", "sleep", CALL_SLEEP},
        {"java/lang/Thread", "interrupt", CALL_INTERRUPT},
    };
    for (u32 i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(m->name->text, rows[i].name) == 0 && strcmp(m->holder->name->text, rows[i].holder) == 0)
            return rows[i].special;
    return waiters_is_signal(m) ? CALL_SIGNAL : CALL_PLAIN;
}

bool call_is_wait(const struct method *m) { return special_of(m) == CALL_WAIT; }
bool call_is_notify(const struct method *m) { return special_of(m) == CALL_NOTIFY || special_of(m) == CALL_SIGNAL; }
bool call_is_start(const struct method *m) { return special_of(m) == CALL_START; }
bool call_is_join(const struct method *m) { return special_of(m) == CALL_JOIN; }

bool call_meets(const struct method *m) {
    switch ((enum native_touch)(m->native_flags >> NATIVE_TOUCH_SHIFT)) {
    case TOUCH_NOTIFY:
    case TOUCH_WAIT:
    case TOUCH_START:
    case TOUCH_JOIN:
    case TOUCH_SIGNAL_ARG0:
    case TOUCH_SIGNAL_ARG1:
    case TOUCH_PAUSE: return true;
    default: return false;
    }
}

const char *call_result(struct display_names *display_names, const struct thread *t, const struct method *m) {
    switch (m->return_type) {
    case 'V': return NULL;
    case 'J':
    case 'D': return display_names_value(display_names, m->return_type, arg64(t->sp - 2));
    default: return display_names_value(display_names, m->return_type, t->sp[-1]);
    }
}

/* It lies alone on the stack. */
const struct class *call_exception(const struct thread *t) {
    if (t->sp != frame_operands(t->fp) + 1) return NULL;
    ref r = t->sp[-1];
    if (!r || r >= inspect_object_end(t->vm) || !inspect_is_object(t->vm, r)) return NULL;
    return class_is_subclass(class_of(t->vm, r), inspect_known(t->vm)->Throwable) ? class_of(t->vm, r) : NULL;
}

/* ---- a plain call ---- */

/* "3, "x"": the arguments whose words were kept. */
static const char *arguments(struct display_names *display_names, struct arena *arena,
                             const struct library_call *call) {
    const struct method *m = call->called;
    const char *text = "", *type = m->descriptor->text + 1;
    u32 at = method_is_static(m) ? 0 : 1;
    for (; *type && *type != ')'; type++) {
        char first = *type;
        u32 words = first == 'J' || first == 'D' ? 2 : 1;
        if (at + words > CALL_TEXT_MAX) return arena_printf(arena, "%s%s...", text, *text ? ", " : "");
        u64 value = words == 2 ? arg64(call->args + at) : call->args[at];
        text = arena_printf(arena, "%s%s%s", text, *text ? ", " : "", display_names_value(display_names, first, value));
        at += words;
        while (*type == '[') type++;
        if (*type == 'L') type += strcspn(type, ";");
    }
    return text;
}

static const char *plain(struct arena *arena, const struct library_call *call) {
    assert(call->arguments); /* call_name comes first */
    const struct method *m = call->called;
    if (m->flags & METHOD_INIT) return arena_printf(arena, "new %s(%s)", call->who, call->arguments);
    return arena_printf(arena, "%s.%s(%s)", call->who, m->name->text, call->arguments);
}

/* The two halves of a lock go by its name. */
static const char *half_of(const struct class *c) {
    const char *name = c->name->text;
    if (!c->module || strncmp(name, "java/util/concurrent/locks/", 27) != 0) return "";
    if (strstr(name, "ReadLock")) return ".readLock()";
    return strstr(name, "WriteLock") && strstr(name, "$") ? ".writeLock()" : "";
}

void call_name(struct display_names *display_names, struct arena *arena, struct library_call *call) {
    const struct method *m = call->called;
    bool has_object = !method_is_static(m) && !(m->flags & METHOD_INIT);
    call->who =
        has_object ? display_names_object(display_names, call->args[0]) : display_names_class(display_names, m->holder);
    if (has_object) call->who = arena_printf(arena, "%s%s", call->who, half_of(m->holder));
    call->arguments = arguments(display_names, arena, call);
}

/* ---- all ---- */

const char *call_begin(struct arena *arena, const struct library_call *call) {
    assert(call->who);
    const char *it = call->who;
    switch (special_of(call->called)) {
    case CALL_WAIT:
        if (!call->kept) return arena_printf(arena, "unlocks %s and waits on it", it);
        return arena_printf(arena, "unlocks %s and waits on it, still holding %s", it, call->kept);
    case CALL_NOTIFY: return NULL;
    case CALL_START: return arena_printf(arena, "starts %s", it);
    case CALL_JOIN: return arena_printf(arena, "waits for %s to end", it);
    case CALL_SLEEP: return "sleeps";
    case CALL_INTERRUPT: return arena_printf(arena, "interrupts %s", it);
    default: return arena_printf(arena, "calls %s", plain(arena, call));
    }
}

const char *call_done(struct arena *arena, const struct library_call *call, const char *result, const char *fate) {
    const char *it = call->who;
    switch (special_of(call->called)) {
    case CALL_WAIT: return arena_printf(arena, "wakes up and relocks %s", it);
    case CALL_JOIN: return fate;
    case CALL_SLEEP: return "wakes up";
    case CALL_START:
    case CALL_INTERRUPT: return NULL;
    default: break;
    }
    if (special_of(call->called) == CALL_SIGNAL) return call_whole(arena, call, result, fate);
    const char *words = plain(arena, call);
    return result ? arena_printf(arena, "%s returns %s", words, result) : arena_printf(arena, "%s returns", words);
}

const char *call_whole(struct arena *arena, const struct library_call *call, const char *result, const char *fate) {
    const char *it = call->who;
    switch (special_of(call->called)) {
    case CALL_NOTIFY: return arena_printf(arena, "notifies %s: %s", it, fate);
    case CALL_SIGNAL: return arena_printf(arena, "%s: %s", plain(arena, call), fate);
    case CALL_START:
    case CALL_INTERRUPT:
    case CALL_SLEEP: return call_begin(arena, call);
    case CALL_JOIN: return fate;
    case CALL_WAIT: return arena_printf(arena, "waits on %s and returns at once", it);
    default: break;
    }
    const char *words = plain(arena, call);
    return result ? arena_printf(arena, "%s = %s", words, result) : words;
}

const char *call_thrown(struct display_names *display_names, struct arena *arena, const struct library_call *call,
                        const struct class *exception) {
    return arena_printf(arena, "%s throws %s", plain(arena, call),
                        exception ? display_names_class(display_names, exception) : "an exception");
}
