#include "vm/explore/time_choices.h"

#include "vm/interp/callee.h"
#include "vm/interp/scheduler.h"
#include "vm/link/weak_cas.h"
#include "vm/native.h"
#include "vm/time/clock.h"
#include "vm/time/idle_time.h"

/* One that was left behind in the midst of a long step could; one that runs for ever goes round by itself. */
static bool can_go_on(const struct thread *t) {
    if (!t->h.object || t->h.divergence) return t->h.object && t->h.divergence == DIVERGENCE_SUSPECTED;
    return thread_enabled(t) || (idle_time_may_end(t) && !idle_time_left(t));
}

static bool somebody_can_go_on(const struct vm *vm, const struct thread *but) {
    for (u32 i = 0; i < vm->threads.list.count; i++)
        if (vm->threads.list.items[i] != but && can_go_on(vm->threads.list.items[i])) return true;
    return false;
}

bool time_choices_offer_end(const struct thread *t) {
    const struct vm *vm = t->vm;
    if (!vm->options.idle_time || vm->explore.time_offer == TIME_ALL || !idle_time_left(t)) return true;
    if (idle_time_is_over(vm) || vm->explore.time_offer >= TIME_NEVER || idle_time_left(t) != idle_time_next_end(vm))
        return false;
    return vm->explore.time_offer == TIME_EARLIEST ? idle_time_left(t) <= vm->explore.time_limit
                                                   : !somebody_can_go_on(vm, NULL);
}

bool time_choices_offer_passing(struct thread *t) {
    const struct vm *vm = t->vm;
    if (!vm->options.idle_time) return true;
    if (vm->explore.time_offer != TIME_EARLIEST) return false;
    u64 news = idle_time_until_news(t);
    return news <= vm->explore.time_limit && news <= idle_time_next_end(vm);
}

bool time_choices_look_is_next(struct thread *t) {
    if (t->h.state != THREAD_RUNNABLE || t->h.visible != VISIBLE_CHOICE || weak_cas_is_next(t)) return false;
    return (native_alternatives_fn)callee_of(t)->native_alternatives == clock_alternatives;
}

bool time_choices_hold_back(struct thread *t) {
    struct vm *vm = t->vm;
    if (!vm->options.idle_time || t->h.iterations < CLOCK_MOST_ITERATIONS || !time_choices_look_is_next(t))
        return false;
    if (!somebody_can_go_on(vm, t)) return false;
    vm->clock.cut = true;
    return true;
}
