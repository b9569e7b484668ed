#include "vm/time/clock.h"

#include "base/hash.h"
#include <assert.h>

#include "vm/access/protection.h"
#include "vm/caveats.h"
#include "vm/native.h"
#include "vm/state/undo.h"
#include "vm/time/clock_choices.h"
#include "vm/time/clock_loops.h"
#include "vm/time/idle_time.h"

/* So many leaps there can be on a path; and so many while no time is held that is recognised. So many deadlines in the
 * heap can be waited for, one after the other. */
enum { MOST_LEAPS = 16, MOST_BLIND_LEAPS = 2, MOST_PERIODS = 16 };

/* In place of a site from where a thread has looked: a wait has timed out since. */
enum { TIMED_OUT = 2 };

/* Where time ends. */
static u64 latest_time(const struct vm *vm) { return 2 * MOST_LEAPS * protection_leap(vm); }

u64 clock_deadline(const struct thread *t, u64 millis, u64 nanos) {
    u64 most = UINT64_MAX / 4;
    u64 length = millis > most / 1000000 ? most : millis * 1000000 + (nanos > most ? most : nanos);
    if (t->vm->undo) {
        if (t->vm->clock.seen) protection_learn_span(t->vm, length);
        if (t->vm->options.idle_time) length++;
        return length ? length : 1;
    }
    u64 at = clock_now(t) + length;
    return at ? at : 1;
}

/* ---- moving ---- */

static void set_clock(struct vm *vm, u64 clock) {
    if (vm->clock.now == clock) return;
    undo_global(vm);
    if (clock < vm->clock.now) vm->clock.hops = 0;
    vm->clock.now = clock;
}

static void set_ahead(struct thread *t, u64 ahead) {
    if (t->h.ahead == ahead) return;
    undo_thread(t->vm, t);
    t->h.ahead = ahead;
}

static void set_looks(struct thread *t, u32 looked, u32 iterations) {
    undo_thread(t->vm, t);
    t->h.looked = looked;
    t->h.iterations = iterations;
}

static void forget_looks(struct thread *t) {
    set_looks(t, 0, 0);
    clock_loops_forget(t);
}

static bool can_notice(const struct time_values *held) { return held->by_thread || held->in_heap; }

/* Nobody can notice more than that much time has passed, or not even that: so much has. */
static void forget(struct thread *t, const struct time_values *held) {
    struct vm *vm = t->vm;
    bool by_anyone = can_notice(held) || held->by_others;
    u64 own = can_notice(held) ? clock_choice_after(vm, held->until) : 0,
        all = by_anyone ? clock_choice_after(vm, held->latest) : 0;
    if (vm->clock.kept) return;
    if (vm->clock.now > all) set_clock(vm, all);
    if (t->h.ahead && clock_now(t) > own) set_ahead(t, own > vm->clock.now ? own - vm->clock.now : 0);
}

/* Behind the first leap the clock shows few times: whole leaps. */
static u64 rounded(const struct vm *vm, u64 time) {
    u64 leap = protection_leap(vm);
    return time <= leap ? time : (time + leap - 1) / leap * leap;
}

/* Does the wait lead to a deadline that everybody can see? */
static bool leads_to_deadline(const struct time_values *held, u64 end) {
    for (u32 i = 0; i < held->count; i++) {
        u64 at = held->times[i].at, unit = held->times[i].unit;
        if (held->is_in_heap[i] && at > held->now && at <= end + unit && end <= at + unit) return true;
    }
    return false;
}

/* A wait of so long has come to its end at this time, and others can notice. A program may wait so again and again: as
 * soon as nobody waits for a certain time, much has passed, and then no more does. What a program does periodically,
 * whose deadlines go on with the time, has no end: after some iterations, time does. */
static u64 clock_after(struct vm *vm, const struct time_values *held, u64 end, u64 length) {
    u64 more = vm->clock.now + vm->clock.now / 16;
    if (vm->clock.now >= held->latest + protection_leap(vm) / 2) return vm->clock.now;
    if (leads_to_deadline(held, end)) return vm->clock.hops < MOST_PERIODS ? end : UINT64_MAX;
    if (more <= vm->clock.now + length) return rounded(vm, end);
    return clock_choice_is_awaited(vm, held, more) ? rounded(vm, more > end ? more : end)
                                                   : clock_choice_after(vm, held->latest);
}

/* What only the thread itself waits for has passed only in its own view. */
static bool is_for_all(const struct time_values *held) { return held->stamp || held->in_heap || !held->by_thread; }

/* When its wait ends, as far as anybody can notice. */
static u64 end_of_wait(const struct thread *t, const struct time_values *held) {
    u64 end = held->now + t->h.deadline,
        after = clock_choice_after(t->vm, held->latest > held->now ? held->latest : held->now);
    return end < after ? end : after;
}

void clock_time_out(struct thread *t) {
    struct vm *vm = t->vm;
    assert(vm->undo && t->h.deadline);
    if (vm->options.idle_time) return idle_time_pass(vm, idle_time_left(t));
    if (!vm->clock.seen) return;
    struct time_values held = time_values_held(t);
    if (!can_notice(&held) && !held.by_others) {
        if (t->h.looked && t->h.looked != TIMED_OUT) caveat_note(t, CAVEAT_CLOCK_LOST);
        return forget(t, &held);
    }
    u64 end = end_of_wait(t, &held);
    u64 clock = is_for_all(&held) ? clock_after(vm, &held, end, t->h.deadline) : vm->clock.now;
    forget_looks(t); /* its loop comes to an end without leaps */
    t->h.looked = TIMED_OUT;
    if (clock > latest_time(vm) || end > latest_time(vm)) {
        vm->clock.cut = true;
        return;
    }
    if (leads_to_deadline(&held, end)) {
        undo_global(vm);
        vm->clock.hops++;
    }
    if (is_for_all(&held) && clock >= held.latest + protection_leap(vm) / 2) end = clock;
    set_clock(vm, clock);
    set_ahead(t, end > clock ? end - clock : 0);
}

/* ---- looking ---- */

static bool works_with_times(const char *class) {
    static const char *const classes[] = {"java/util/Date", "java/util/GregorianCalendar", "java/util/Calendar",
                                          "java/lang/Long", "java/lang/Math"};
    for (u32 i = 0; i < sizeof classes / sizeof *classes; i++)
        if (strcmp(class, classes[i]) == 0) return true;
    return strncmp(class, "java/time/", 10) == 0;
}

bool clock_is_asked_by_application(struct thread *t) {
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        const struct class *c = f->method->holder;
        if (!c->module) return true;
        if (!works_with_times(c->name->text)) return false;
    }
    return false;
}

/* A number for the call chain that looks, never 0. */
static u32 site_of(const struct thread *t) {
    u32 hash = 0;
    const struct insn *pc = t->pc;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        if (f != t->fp) pc = f->pc;
        hash = hash_spread32(hash ^ (f->method->id * 4099 + (u32)(pc - f->method->code->insns)));
    }
    return hash | 1;
}

/* A look of the application in a search. */
struct look {
    u32 site;
    struct time_values held;
    struct clock_choices choices; /* where the clock may move; none: it stays */
};

/* When a wait has timed out, time has passed. A loop that holds no time may see time pass a few times, others until
 * there is no time left. */
static bool may_pass(const struct thread *t, struct look *look) {
    const struct time_values *held = &look->held;
    u64 leap = protection_leap(t->vm);
    if (!can_notice(held)) return t->h.looked == look->site && held->now < MOST_BLIND_LEAPS * leap;
    if (t->h.looked == TIMED_OUT) return false;
    if (held->now >= held->until + leap / 2) return false; /* it has */
    look->choices.cut = clock_choice_far(t->vm, held) > MOST_LEAPS * leap;
    return !look->choices.cut;
}

static struct look look_of(struct thread *t) {
    struct look look = {.site = site_of(t), .held = time_values_held(t)};
    if (t->vm->options.idle_time) look.choices.count = idle_time_until_news(t) != IDLE_TIME_NEVER;
    else if (may_pass(t, &look)) look.choices = clock_choices_of(t->vm, &look.held);
    return look;
}

/* Whoever might hold a time of a shape that is not known must not see the clock go back. */
static void keep_time(struct vm *vm) {
    if (vm->clock.kept) return;
    undo_global(vm);
    vm->clock.kept = true;
}

static void move_to(struct thread *t, const struct look *look, u32 choice) {
    const struct time_values *held = &look->held;
    u64 to = look->choices.at[choice];
    if (!can_notice(held)) keep_time(t->vm);
    if (t->vm->options.idle_time) {
        u64 news = idle_time_until_news(t), end = idle_time_next_end(t->vm);
        if (t->vm->explore.time_offer == TIME_FAR) news = end = clock_choice_far(t->vm, held) - held->now;
        idle_time_pass(t->vm, news < end ? news : end);
        return forget_looks(t);
    }
    if (is_for_all(held)) {
        undo_global(t->vm);
        t->vm->clock.hops = choice ? t->vm->clock.hops + 1 : 0;
        set_clock(t->vm, to);
    }
    set_ahead(t, to - t->vm->clock.now);
    forget_looks(t);
}

static bool must_pass(const struct thread *t, const struct look *look) {
    return look->choices.count && t->h.iterations >= CLOCK_MOST_ITERATIONS;
}

/* The first look of a step: the step may have begun here, with a choice. */
static void look_first(struct thread *t) {
    struct look look = look_of(t);
    u32 chosen = native_alternative(t->vm);
    if (look.choices.cut || must_pass(t, &look)) t->vm->clock.cut = true;
    if (look.choices.count && (chosen || must_pass(t, &look))) {
        move_to(t, &look, chosen ? chosen - 1 : 0);
        return;
    }
    if (!t->vm->options.idle_time) {
        caveat_look(t, can_notice(&look.held));
        forget(t, &look.held);
    }
    if (!can_notice(&look.held)) {
        set_looks(t, look.site, 0);
        return;
    }
    bool changed = clock_loops_look(t, look.site);
    set_looks(t, 0, look.choices.count ? t->h.iterations + changed : 0);
}

/* A later one in the same step: there is no other thread yet, or it must not come in between. */
static void look_again(struct thread *t) {
    u64 little = (u64)1000 * t->vm->clock.looks;
    if (t->vm->threads.concurrent && !t->h.atomic) set_ahead(t, t->h.ahead + little);
    else set_clock(t->vm, t->vm->clock.now + little);
}

static void look_in_search(struct thread *t) {
    struct vm *vm = t->vm;
    protection_expose(vm, 0, (u32)SLOT_CLOCK);
    if (!vm->clock.seen) {
        undo_global(vm);
        vm->clock.seen = true;
    }
    if (vm->options.idle_time && !clock_is_asked_by_application(t)) {
        struct look look = {.held = time_values_held(t)};
        if (native_alternative(vm)) move_to(t, &look, 0);
        return;
    }
    if (!clock_is_asked_by_application(t)) { /* the library may time out and wait again within a step */
        struct time_values held = time_values_held(t);
        forget(t, &held);
        return;
    }
    bool alone = !vm->threads.concurrent || t->h.atomic;
    if (alone && time_values_held_by(t)) caveat_note(t, CAVEAT_CLOCK_ALONE);
    if (vm->clock.looks++) look_again(t);
    else look_first(t);
}

u64 clock_look(struct thread *t) {
    if (t->vm->undo) look_in_search(t);
    else t->vm->clock.now += 100;
    return clock_now(t);
}

u32 clock_alternatives(struct thread *t, const u32 *args) {
    (void)args;
    if (!t->vm->undo || !t->vm->clock.seen) return 1;
    if (!clock_is_asked_by_application(t) && !t->vm->options.idle_time) return 1;
    struct look look = look_of(t);
    return must_pass(t, &look) ? 1 : 1 + look.choices.count;
}

bool clock_may_move(struct thread *t) {
    if (!t->vm->undo || !t->vm->clock.seen || t->vm->options.idle_time || !clock_is_asked_by_application(t))
        return false;
    struct look look = look_of(t);
    return look.choices.count && is_for_all(&look.held);
}

/* With idle time, a clock that has moved far past all times goes back when they are forgotten. */
bool clock_is_followed(const struct thread *t) {
    const struct vm *vm = t->vm;
    return t->h.ahead || t->h.home || (vm->options.idle_time && vm->clock.now > protection_leap(vm));
}

void clock_settle(struct thread *t) {
    assert(t->vm->undo);
    clock_loops_follow(t);
    if (t->h.state == THREAD_ENDED || !clock_is_followed(t) || time_values_held_by(t)) return;
    struct time_values held = time_values_held(t);
    forget(t, &held);
    if (!can_notice(&held)) forget_looks(t);
}

void clock_leave(struct vm *vm) {
    assert(!vm->undo);
    u64 latest = 0;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct thread *t = vm->threads.list.items[i];
        if (t->h.deadline) t->h.deadline += clock_now(t) - vm->options.idle_time;
        if (t->h.ahead > latest) latest = t->h.ahead;
        t->h.ahead = 0;
    }
    vm->clock.now += latest;
}
