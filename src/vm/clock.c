#include "vm/clock.h"

#include "vm/access.h"
#include "vm/native.h"
#include "vm/times.h"
#include "vm/undo.h"

#define LATEST ((u64)1 << 61) /* where the clock of all ends */

/* How much time passes at a look: 39 hours. Also as an int of nanoseconds it is a large number. */
#define LEAP (((u64)1 << 47) - 1 - ((u64)1 << 31))

/* A loop that holds times may look so often before time must pass. So many leaps there can be on a path; and so many while
 * no time is held that is recognised. */
enum { MOST_ROUNDS = 16, MOST_LEAPS = 16, MOST_BLIND_LEAPS = 2 };

u64 clock_now(const struct thread *t) { return t->vm->clock + t->h.ahead; }

u64 clock_deadline(const struct thread *t, u64 millis, u64 nanos) {
    u64 most = UINT64_MAX / 4;
    u64 length = millis > most / 1000000 ? most : millis * 1000000 + (nanos > most ? most : nanos);
    if (t->vm->undo) return length ? length : 1;
    u64 at = clock_now(t) + length;
    return at ? at : 1;
}

/* ---- moving ---- */

static void set_clock(struct vm *vm, u64 clock) {
    if (vm->clock == clock) return;
    undo_global(vm);
    vm->clock = clock;
}

static void set_ahead(struct thread *t, u64 ahead) {
    if (t->h.ahead == ahead) return;
    undo_thread(t->vm, t);
    t->h.ahead = ahead;
}

static void set_looks(struct thread *t, u32 looked, u32 rounds) {
    if (t->h.looked == looked && t->h.rounds == rounds) return;
    undo_thread(t->vm, t);
    t->h.looked = looked;
    t->h.rounds = rounds;
}

static bool can_tell(const struct held *held) { return held->by_thread || held->in_heap; }

/* Nobody can tell the time any more: forgets it. */
static void forget(struct thread *t, const struct held *held) {
    if (can_tell(held) || t->vm->time_kept) return;
    set_ahead(t, 0);
    if (!held->by_others) set_clock(t->vm, 0);
}

/* Behind the first leap the clock shows few times: whole leaps. */
static u64 rounded(u64 time) { return time <= LEAP ? time : (time + LEAP - 1) / LEAP * LEAP; }

void clock_time_out(struct thread *t) {
    struct vm *vm = t->vm;
    if (!vm->time_seen) return;
    struct held held = times_held(t);
    u64 end = clock_now(t) + t->h.deadline, clock = vm->clock;
    if (!can_tell(&held) && !held.stamp) return forget(t, &held);
    set_looks(t, 0, 0); /* its loop comes to an end without leaps */
    if (held.stamp) {
        clock = rounded(clock + clock / 16 > end ? clock + clock / 16 : end);
        if (clock > LATEST) clock = LATEST > vm->clock ? LATEST : vm->clock;
    }
    set_clock(vm, clock);
    set_ahead(t, end > clock ? end - clock : 0);
}

/* ---- looking ---- */

/* Does the application ask, not the library's code for timed waits? */
static bool is_asked_by_application(struct thread *t) {
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        const struct class *c = f->method->holder;
        if (!c->module) return true;
        const char *name = c->name->text;
        if (strncmp(name, "java/time/", 10) != 0 && strcmp(name, "java/util/Date") != 0 &&
            strcmp(name, "java/util/GregorianCalendar") != 0 && strcmp(name, "java/util/Calendar") != 0)
            return false;
    }
    return false;
}

/* One bit for the call chain that looks. Two chains with the same bit cost states, never behaviour. */
static u32 site_of(const struct thread *t) {
    u32 hash = 0;
    const struct insn *pc = t->pc;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        if (f != t->fp) pc = f->pc;
        hash = (hash ^ (f->method->id * 4099 + (u32)(pc - f->method->code->insns))) * 0x9E3779B1u;
    }
    return 1u << (hash >> 27);
}

/* A look of the application in a search. */
struct look {
    u32 site;
    struct held held;
    bool may_leap;
};

/* Where time leaps to: half a leap at least behind every time that the thread can tell. */
static u64 landing(const struct held *held) {
    u64 from = held->until > held->now ? held->until : held->now;
    return (from + LEAP / 2) / LEAP * LEAP + LEAP;
}

static bool may_leap(const struct thread *t, const struct look *look) {
    const struct held *held = &look->held;
    if (!can_tell(held)) return t->h.looked == look->site && held->now < MOST_BLIND_LEAPS * LEAP;
    return held->now < held->until + LEAP / 2 && landing(held) <= MOST_LEAPS * LEAP;
}

static struct look look_of(struct thread *t) {
    struct look look = {.site = site_of(t), .held = times_held(t)};
    look.may_leap = (t->h.looked & look.site) && may_leap(t, &look);
    return look;
}

/* Whoever might hold a time of a shape that is not known must not see the clock go back. */
static void keep_time(struct vm *vm) {
    if (vm->time_kept) return;
    undo_global(vm);
    vm->time_kept = true;
}

static void leap(struct thread *t, const struct held *held) {
    u64 to = landing(held);
    bool for_all = held->stamp || !can_tell(held);
    if (!can_tell(held)) keep_time(t->vm);
    if (for_all) set_clock(t->vm, to);
    set_ahead(t, to - t->vm->clock);
    set_looks(t, 0, 0);
}

/* The first look of a step: the step may have begun here, with a choice. */
static void look_first(struct thread *t) {
    struct look look = look_of(t);
    bool tells = can_tell(&look.held);
    if (look.may_leap && (native_alternative(t->vm) || t->h.rounds >= MOST_ROUNDS)) return leap(t, &look.held);
    forget(t, &look.held);
    set_looks(t, tells ? t->h.looked | look.site : look.site, tells && look.may_leap ? t->h.rounds + 1 : 0);
}

/* A later one in the same step: there is no other thread yet, or it must not come in between. */
static void look_again(struct thread *t) {
    u64 little = (u64)1000 * t->vm->time_looks;
    if (t->vm->concurrent && !t->h.atomic) set_ahead(t, t->h.ahead + little);
    else set_clock(t->vm, t->vm->clock + little);
}

static void look_in_search(struct thread *t) {
    struct vm *vm = t->vm;
    protection_expose(vm, 0, (u32)SLOT_CLOCK);
    if (!vm->time_seen) {
        undo_global(vm);
        vm->time_seen = true;
    }
    if (!is_asked_by_application(t)) { /* the library may time out and wait again within a step */
        struct held held = times_held(t);
        forget(t, &held);
    } else if (vm->time_looks++) look_again(t);
    else look_first(t);
}

u64 clock_look(struct thread *t) {
    if (t->vm->undo) look_in_search(t);
    else t->vm->clock += 100;
    return clock_now(t);
}

u32 clock_alternatives(struct thread *t, const u32 *args) {
    (void)args;
    bool looked = t->vm->undo && t->h.looked && is_asked_by_application(t);
    return looked && look_of(t).may_leap && t->h.rounds < MOST_ROUNDS ? 2 : 1;
}

bool clock_may_move(struct thread *t) {
    if (!t->vm->undo || !t->h.looked || !is_asked_by_application(t)) return false;
    struct look look = look_of(t);
    return look.may_leap && (look.held.stamp || !can_tell(&look.held));
}

bool clock_is_followed(const struct thread *t) {
    return t->h.ahead || t->h.rounds || (t->h.looked & (t->h.looked - 1));
}

void clock_settle(struct thread *t) {
    if (t->h.state == THREAD_ENDED || !clock_is_followed(t) || times_held_by(t)) return;
    struct held held = times_held(t);
    if (can_tell(&held)) return;
    if (!t->vm->time_kept) set_ahead(t, 0);
    set_looks(t, 0, 0);
}

void clock_leave(struct vm *vm) {
    u64 latest = 0;
    for (u32 i = 0; i < vm->threads.count; i++) {
        struct thread *t = vm->threads.items[i];
        if (t->h.deadline) t->h.deadline += clock_now(t);
        if (t->h.ahead > latest) latest = t->h.ahead;
        t->h.ahead = 0;
    }
    vm->clock += latest;
}
