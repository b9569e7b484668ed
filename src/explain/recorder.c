#include "explain/recorder.h"
#include "explain/bystanders.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "explain/call_text.h"
#include "explain/drawn.h"
#include "explain/exception_text.h"
#include "explain/next_action.h"
#include "explain/thread_site.h"
#include "explain/time_outs.h"
#include "explain/waiters.h"
#include "vm/explore/inspect.h"
#include "vm/explore/watched.h"
#include "vm/interp/backtrace.h"
#include "vm/interp/java_thread.h"
#include "vm/interp/monitor.h"
#include "vm/native.h"
#include "vm/time/clock.h"

/* A call of the library in progress. */
struct open_call {
    struct library_call call;
    const struct insn *pc; /* of the caller */
    u32 depth;
    struct record_site site;
    u32 event;  /* its number + 1; 0: nothing happened in it so far */
    u64 waited; /* so long, until its time was up; 0: it was not */
    bool looks; /* at the clock, and time passes: */
    u64 clock;  /* it showed this before */
};

/* What is known of a thread between its instructions. */
struct track {
    struct next_action pending; /* by the instruction that it stood before last */
    const struct insn *pc;
    u32 depth;
    u64 wait;                           /* how long it waits, when it begins to */
    struct VEC(struct open_call) calls; /* from the outermost to the innermost */
    struct VEC(struct recorded_lock) held;
};

struct recorder {
    struct vm *vm;
    struct display_names *display_names;
    struct arena *arena;
    struct VEC(struct record) events;
    struct VEC(struct track) tracks; /* by thread number */
    struct waiters waiters;          /* before the last notify, */
    u32 signal;                      /* the number of its event + 1 */
    struct VEC(u8) started;          /* by thread number: was its start noted? */
    u32 step, thread;
    bool chooses; /* the step takes another than the first of its alternatives */
    bool draws;   /* it has several, and its operation has not been seen yet */
    struct drawn drawn;
    struct time_outs time_outs;
};

struct recorder *recorder_new(struct vm *vm, struct display_names *display_names) {
    struct recorder *r = memory_zero(1, sizeof *r);
    r->vm = vm;
    r->display_names = display_names;
    r->arena = arena_new();
    return r;
}

void recorder_free(struct recorder *r) {
    if (!r) return;
    for (u32 i = 0; i < r->tracks.count; i++) {
        vec_free(&r->tracks.items[i].calls);
        vec_free(&r->tracks.items[i].held);
    }
    vec_free(&r->tracks);
    vec_free(&r->events);
    vec_free(&r->waiters);
    vec_free(&r->started);
    vec_free(&r->time_outs);
    arena_free(r->arena);
    free(r);
}

const struct record *recorder_records(const struct recorder *r, u32 *count) {
    *count = r->events.count;
    return r->events.items;
}

const struct recorded_lock *recorder_held(const struct recorder *r, u32 thread, u32 *count) {
    *count = thread < r->tracks.count ? r->tracks.items[thread].held.count : 0;
    return *count ? r->tracks.items[thread].held.items : NULL;
}

u32 recorder_call(const struct recorder *r, u32 thread) {
    const struct track *track = thread < r->tracks.count ? &r->tracks.items[thread] : NULL;
    return track && track->calls.count ? track->calls.items[0].event : 0;
}

static struct track *track_of(struct recorder *r, const struct thread *t) {
    while (r->tracks.count <= t->id) vec_push(&r->tracks, (struct track){0});
    return &r->tracks.items[t->id];
}

static struct record *add(struct recorder *r, enum record_kind kind, struct record_site site) {
    struct record event = {.kind = kind,
                           .thread = r->thread,
                           .who = display_names_thread(r->display_names, r->thread),
                           .step = r->step,
                           .site = site};
    vec_push(&r->events, event);
    return &r->events.items[r->events.count - 1];
}

static struct open_call *innermost_call(struct track *track) {
    return track->calls.count ? &track->calls.items[track->calls.count - 1] : NULL;
}

/* A thread gets its final name when it is started: names it in the call that starts it. */
static void name_started(struct recorder *r) {
    struct open_call *call = r->thread < r->tracks.count ? innermost_call(&r->tracks.items[r->thread]) : NULL;
    if (!call || !call->event) return;
    call_name(r->display_names, r->arena, &call->call);
    r->events.items[call->event - 1].text = call_begin(r->arena, &call->call);
}

enum { NEVER_STARTED, GOES_ON, WAS_THERE };

/* Threads that were started since the last look: at the end of each step, and of each call that may have done it. */
static void note_starts(struct recorder *r) {
    for (u32 i = 0; i < inspect_thread_count(r->vm); i++) {
        const struct thread *t = inspect_thread(r->vm, i);
        bool started = t->h.object && t->h.state != THREAD_NEW && t->h.state != THREAD_ENDED;
        if (i >= r->started.count) vec_push(&r->started, 0);
        if (started && r->started.items[i] != GOES_ON) {
            if (r->started.items[i] == WAS_THERE) display_names_thread_anew(r->display_names, i);
            struct record *start = add(r, RECORD_START, (struct record_site){NULL, 0});
            start->thread = i;
            start->who = display_names_thread(r->display_names, i);
            name_started(r);
        }
        if (started) r->started.items[i] = GOES_ON;
        else if (r->started.items[i] == GOES_ON) r->started.items[i] = WAS_THERE;
    }
}

/* ---- calls of the library ---- */

/* Conditions inside the library's own objects are internal to it: it waits there only if it has to. */
static void note_signal(struct recorder *r, struct thread *t, ref object, bool of_condition) {
    waiters_list(&r->waiters, r->vm, object);
    r->signal = 0;
    if (!object || !(of_condition ? thread_site_is_application(t->fp->method) : thread_owns(t, object))) return;
    struct record *event = add(r, RECORD_SIGNAL, thread_site(t));
    event->object = object;
    event->matters = r->waiters.count != 0;
    r->signal = r->events.count;
}

/* At the end of a join. */
static const char *fate_of_joined(struct recorder *r, const struct library_call *call) {
    bool goes_on = thread_of_object(r->vm, call->args[0]) != NULL;
    return arena_printf(r->arena, goes_on ? "stops waiting for %s to end" : "%s has ended", call->who);
}

/* At the end of a notify: what became of those who waited. */
static const char *note_fate(struct recorder *r, const struct library_call *call) {
    if (call_is_join(call->called)) return fate_of_joined(r, call);
    struct record *signal = r->signal ? &r->events.items[r->signal - 1] : NULL;
    if (!call_is_notify(call->called) || !signal || signal->thread != r->thread) return "";
    return waiters_fate(&r->waiters, r->display_names, r->arena, signal->object, &signal->whole);
}

static void open_call(struct track *track, struct thread *t, struct method *m) {
    struct open_call call = {.call.called = m, .pc = t->pc, .depth = t->fp->depth, .site = thread_site(t)};
    u32 words = m->arg_slots < CALL_TEXT_MAX ? m->arg_slots : CALL_TEXT_MAX;
    memcpy(call.call.args, t->sp - m->arg_slots, words * sizeof(u32));
    vec_push(&track->calls, call);
}

/* The monitors that the thread has besides the one it waits on; NULL: none. */
static const char *kept_by(struct recorder *r, ref object) {
    const struct track *track = &r->tracks.items[r->thread];
    const char *text = NULL;
    for (u32 i = 0; i < track->held.count; i++) {
        if (track->held.items[i].object == object) continue;
        const char *name = display_names_object(r->display_names, track->held.items[i].object);
        text = text ? arena_printf(r->arena, "%s, %s", text, name) : name;
    }
    return text;
}

static struct record *event_of(struct recorder *r, struct open_call *call) {
    if (!call->event) {
        call_name(r->display_names, r->arena, &call->call);
        if (call_is_wait(call->call.called)) call->call.kept = kept_by(r, call->call.args[0]);
        add(r, RECORD_CALL, call->site)->text = call_begin(r->arena, &call->call);
        call->event = r->events.count;
    }
    return &r->events.items[call->event - 1];
}

/* Whether time passes is a choice of the schedule, so the story must show it. */
static void note_look(struct recorder *r, struct track *track, struct thread *t) {
    struct open_call *call = innermost_call(track);
    event_of(r, call)->matters = true;
    call->looks = true;
    call->clock = clock_now(t);
}

static const char *look_text(struct recorder *r, const struct open_call *call, const struct thread *t) {
    u64 passed = clock_now(t) - call->clock;
    if (passed >= CLOCK_LEAP / 2) return "reads the clock: much time has passed";
    return arena_printf(r->arena, "reads the clock: %.9g ms have passed", (double)passed / 1e6);
}

/* A wait that came to its end because its time was up says so. */
static const char *with_time_out(struct recorder *r, const struct open_call *call, const char *text) {
    if (!call->waited || !text) return text;
    return arena_printf(r->arena, "times out after %s: %s", time_outs_length(r->arena, call->waited), text);
}

static void close_call(struct recorder *r, struct track *track, struct thread *t) {
    struct open_call call = vec_pop(&track->calls);
    note_starts(r);
    if (!call.event) return;
    if (call_is_start(call.call.called)) call_name(r->display_names, r->arena, &call.call);
    bool returned = t->fp->depth == call.depth && t->pc == call.pc + 1;
    const char *result = returned ? call_result(r->display_names, t, call.call.called) : NULL;
    struct record *back = add(r, RECORD_RETURN, call.site);
    back->call = call.event - 1;
    back->object = returned && call.call.called->return_type == 'L' ? t->sp[-1] : 0;
    const char *fate = note_fate(r, &call.call);
    back->text = with_time_out(r, &call, call_done(r->arena, &call.call, result, fate));
    back->whole = with_time_out(r, &call, call_whole(r->arena, &call.call, result, fate));
    if (call.looks) back->text = back->whole = r->drawn.value = look_text(r, &call, t);
    if (!returned) {
        const struct class *caught = thread_site_is_application(t->fp->method) ? call_exception(t) : NULL;
        back->matters = !caught;
        back->text = back->whole = call_thrown(r->display_names, r->arena, &call.call, caught);
    }
    r->events.items[back->call].call = r->events.count - 1;
}

static void close_calls(struct recorder *r, struct track *track, struct thread *t) {
    for (;;) {
        const struct open_call *call = innermost_call(track);
        if (!call || t->fp->depth > call->depth) return;
        if (t->fp->depth == call->depth && t->pc == call->pc) return;
        close_call(r, track, t);
    }
}

static void inside(struct recorder *r, struct track *track, ref object, u32 slot, bool write) {
    struct open_call *call = innermost_call(track);
    if (!call || (object && !inspect_is_shared(r->vm, object))) return;
    event_of(r, call);
    const struct record *last = &r->events.items[r->events.count - 1];
    if (last->kind == RECORD_INSIDE && last->object == object && last->slot == slot && last->write == write) return;
    struct record *event = add(r, RECORD_INSIDE, call->site);
    event->object = object;
    event->slot = slot;
    event->write = write;
    event->call = call->event - 1;
}

/* ---- what natives do ---- */

/* A file, standard input: something through which threads can affect each other. */
static bool is_outside(u32 slot) { return slot >= SLOT_OUTSIDE && slot < (u32)SLOT_ALL; }

/* A value that the step chooses: the story has to show which. */
static void note_draw(struct recorder *r, struct track *track, struct thread *t, const struct method *m) {
    event_of(r, innermost_call(track))->matters = true;
    r->draws = false;
    drawn_begin(&r->drawn, t, m);
}

static void note_native(struct recorder *r, struct track *track, struct thread *t, struct method *m) {
    struct access accesses[MOST_ACCESSES];
    if (!m->code) native_bind(m);
    if (!m->native || !innermost_call(track)) return;
    if (m->native_flags & (NATIVE_CHOICE | NATIVE_CHOICE_IF) && r->draws) note_draw(r, track, t, m);
    u32 visible = NATIVE_VISIBLE | NATIVE_VISIBLE_ARG0 | NATIVE_VISIBLE_ARG1 | NATIVE_VISIBLE_OUTSIDE;
    if (!(m->native_flags & visible)) return;
    u32 count = access_of_native(t, m, t->sp - m->arg_slots, accesses);
    for (u32 i = 0; i < count; i++)
        if (accesses[i].object || is_outside(accesses[i].slot))
            inside(r, track, accesses[i].object, accesses[i].slot, accesses[i].kind != ACCESS_READ);
    if (call_meets(m)) event_of(r, innermost_call(track))->matters = true;
    if (r->chooses && m->native_flags >> NATIVE_TOUCH_SHIFT == TOUCH_CLOCK) note_look(r, track, t);
    r->chooses = false;
}

static void note_call(struct recorder *r, struct track *track, struct thread *t, struct method *m) {
    if (m->access & ACC_SYNCHRONIZED && m->holder->module && !method_is_static(m))
        inside(r, track, t->sp[-(i32)m->arg_slots], SLOT_MONITOR, true);
    if (call_is_notify(m)) note_signal(r, t, t->sp[-(i32)m->arg_slots], waiters_is_signal(m));
    note_native(r, track, t, m);
}

/* ---- accesses and locks ---- */

static bool others_may_see(struct vm *vm, const struct next_action *d) {
    return inspect_is_concurrent(vm) && (!d->object || inspect_is_shared(vm, d->object));
}

/* What the constructor of an object writes is how it begins. */
static bool is_watched_write(struct vm *vm, const struct next_action *d) {
    return d->what == ACTION_WRITE && inspect_watches_fields(vm) && watched_place(vm, d->object, d->slot) &&
           !(d->object && watched_in_the_making(vm, d->object));
}

static void note_access(struct recorder *r, const struct next_action *d, struct record_site site) {
    const struct field *f = next_action_field(r->vm, d);
    if (f && f->access & ACC_FINAL) return;
    struct record *event = add(r, d->what == ACTION_READ ? RECORD_READ : RECORD_WRITE, site);
    event->object = d->object;
    event->slot = d->slot;
    event->write = d->what == ACTION_WRITE;
    event->watched = watched_place(r->vm, d->object, d->slot);
    const char *text = next_action_text(r->display_names, r->vm, r->arena, d);
    event->text = arena_printf(r->arena, "%s %s", d->what == ACTION_READ ? "reads" : "writes", text);
}

/* Returns the number of the event + 1; 0: there is only one thread. */
static u32 note_lock(struct recorder *r, enum record_kind kind, const struct recorded_lock *held,
                     struct record_site site) {
    if (!inspect_is_concurrent(r->vm)) return 0;
    struct record *event = add(r, kind, site);
    event->object = held->object;
    event->slot = SLOT_MONITOR;
    event->write = true;
    const char *name = display_names_object(r->display_names, held->object),
               *what = kind == RECORD_LOCK ? "locks" : "unlocks";
    if (!held->called) event->text = arena_printf(r->arena, "%s %s", what, name);
    else
        event->text = arena_printf(r->arena, "%s %s(), %s %s", kind == RECORD_LOCK ? "enters" : "leaves",
                                   held->called->name->text, what, name);
    return r->events.count;
}

/* However they were released: at the end of a block or a method, or by an exception. Not by wait, which takes the lock
 * back. */
static void note_unlocks(struct recorder *r, struct track *track, struct thread *t) {
    const struct open_call *call = innermost_call(track);
    if (call && call_is_wait(call->call.called)) return;
    for (u32 i = track->held.count; i-- > 0;) {
        struct recorded_lock held = track->held.items[i];
        if (thread_owns(t, held.object)) continue;
        memmove(track->held.items + i, track->held.items + i + 1,
                (track->held.count - i - 1) * sizeof *track->held.items);
        track->held.count--;
        note_lock(r, RECORD_UNLOCK, &held, held.called ? held.site : thread_site(t));
    }
}

/* ---- instructions ---- */

static struct record_site site_at(const struct method *m, const struct insn *pc) {
    return (struct record_site){m, m->code->offsets[pc - m->code->insns]};
}

/* The thread has moved on, or stopped: records what it stood before, if it was done. */
static void settle(struct recorder *r, struct track *track, struct thread *t) {
    struct next_action d = track->pending;
    track->pending.what = ACTION_NOTHING;
    bool done = t->fp->depth == track->depth && t->pc == track->pc + 1;
    switch (d.what) {
    case ACTION_READ:
    case ACTION_WRITE:
        if (done) note_access(r, &d, site_at(t->fp->method, track->pc));
        break;
    case ACTION_MAKE:
        if (done) display_names_made(r->display_names, t->sp[-1]);
        break;
    case ACTION_LOCK: {
        if (!thread_owns(t, d.object)) break;
        struct frame *f = t->fp->depth > track->depth ? frame_caller(t->fp) : t->fp;
        struct recorded_lock held = {d.object, site_at(f->method, track->pc), d.called, 0};
        held.event = note_lock(r, RECORD_LOCK, &held, held.site);
        vec_push(&track->held, held);
        break;
    }
    default: break;
    }
}

/* A value of Verify, whose class is not the library's. */
static bool is_choice(struct method *m) {
    if (!m->code) native_bind(m);
    return m->native_alternatives != NULL;
}

static void note_application(struct recorder *r, struct track *track, struct thread *t, const struct next_action *d) {
    const struct open_call *call = innermost_call(track);
    if (d->what == ACTION_CALL) {
        if (!d->called->holder->module && !is_choice(d->called)) return;
        if (!call || call->depth != t->fp->depth || call->pc != t->pc) open_call(track, t, d->called);
        note_call(r, track, t, d->called);
    } else if (d->what == ACTION_LOCK || d->what == ACTION_MAKE || others_may_see(r->vm, d) ||
               is_watched_write(r->vm, d)) {
        track->pending = *d;
    }
}

static void note_library(struct recorder *r, struct track *track, struct thread *t, const struct next_action *d) {
    switch (d->what) {
    case ACTION_READ:
    case ACTION_WRITE:
        if (others_may_see(r->vm, d)) inside(r, track, d->object, d->slot, d->what == ACTION_WRITE);
        break;
    case ACTION_LOCK: inside(r, track, d->object, SLOT_MONITOR, true); break;
    case ACTION_CALL: note_call(r, track, t, d->called); break;
    default: break;
    }
}

void recorder_instruction(struct recorder *r, struct thread *t) {
    assert(r->step && t->id == r->thread);
    struct track *track = track_of(r, t);
    drawn_settle(&r->drawn, r->display_names, t);
    if (track->pending.what) settle(r, track, t);
    if (track->calls.count) close_calls(r, track, t);
    if (track->held.count) note_unlocks(r, track, t);
    bool application = thread_site_is_application(t->fp->method), glue = !application && !t->fp->method->holder->module;
    if (!application && !glue && !track->calls.count) return;
    struct next_action d = next_action_of(t);
    if (!d.what) return;
    track->pc = t->pc;
    track->depth = t->fp->depth;
    if (glue && d.what == ACTION_LOCK) track->pending = d; /* of a method that is called through a reference to it */
    else if (application) note_application(r, track, t, &d);
    else if (track->calls.count && (inspect_is_concurrent(r->vm) || d.what == ACTION_CALL))
        note_library(r, track, t, &d);
}

/* ---- steps ---- */

/* The end of a sleep is no time-out. */
static void note_time_out(struct recorder *r, struct choice choice) {
    struct thread *t = inspect_thread(r->vm, choice.thread);
    struct open_call *call = innermost_call(track_of(r, t));
    u64 waited = seam_times_out(r->vm, choice) ? track_of(r, t)->wait : 0;
    if (!waited || t->h.state == THREAD_SLEEPING) return;
    struct time_out it = {call ? call->call.called->name->text : NULL, waited,
                          bystanders_can_run(r->display_names, r->arena, choice.thread), NULL};
    if (!it.runner) it.waiters = bystanders_wait(r->display_names, r->arena, choice.thread);
    time_outs_forget_library(&r->time_outs); /* what a pool does while it has no work says nothing about what follows */
    if (call || (it.waiters && seam_passes_time(r->vm, choice))) vec_push(&r->time_outs, it);
    if (!call) return;
    call->waited = waited;
    r->drawn.value = "times out";
}

void recorder_step(struct recorder *r, u32 number, struct choice choice) {
    assert(number == r->step + 1);
    note_starts(r);
    r->step = number;
    r->thread = choice.thread;
    r->chooses = choice.alternative != 0;
    r->draws = seam_alternatives(r->vm, choice.thread) > 1;
    r->drawn = (struct drawn){0};
    note_time_out(r, choice);
}

const char *recorder_choice(const struct recorder *r) {
    const struct record *signal = r->signal ? &r->events.items[r->signal - 1] : NULL;
    if (!r->drawn.value && signal && signal->step == r->step && signal->thread == r->thread) return signal->whole;
    return r->drawn.value;
}

const struct time_outs *recorder_time_outs(const struct recorder *r) { return &r->time_outs; }

void recorder_stepped(struct recorder *r, enum outcome outcome) {
    struct thread *t = inspect_thread(r->vm, r->thread);
    struct track *track = track_of(r, t);
    track->wait = seam_wait_left(r->vm, r->thread);
    if (t->stop != STOP_ENDED && t->fp) {
        if (track->pending.what) settle(r, track, t);
        if (track->held.count) note_unlocks(r, track, t);
    } else {
        track->pending.what = ACTION_NOTHING;
        track->calls.count = track->held.count = 0;
        if (outcome == OUTCOME_STEP) add(r, RECORD_END, (struct record_site){NULL, 0})->text = "ends";
    }
    if (outcome == OUTCOME_UNCAUGHT)
        add(r, RECORD_THROW, thread_site_of_exception(r->vm, inspect_uncaught(r->vm)))->text =
            exception_text(r->display_names, r->arena, inspect_uncaught(r->vm));
}
