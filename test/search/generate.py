"""Random small multithreaded programs, the same for the same seed; and smaller ones made from them.

A program is a tree: {"threads": [thread...], "main": [statement...]}; a statement is a list whose first element names its kind (render.py
says what it means), and which may have lists of statements in it.
"""
import copy
import random

import spans

# Shared places that hold a number: static fields (plain, volatile, long, short), fields of an object that may be
# replaced, elements of arrays, a static field of another class.
PLACES = ["x", "y", "v", "w", "big", "half", "box.f", "box.g", "box.b", "a[0]", "a[1]", "bytes[0]", "bytes[1]", "S.s"]
LOCKS = ["l0", "l1", "box"]
ATOMICS = ["at.incrementAndGet()", "at.get()", "at.getAndAdd(2)", "(at.compareAndSet(0, 1) ? 1 : 0)",
           "(at.compareAndSet(1, 2) ? 1 : 0)", "at.getAndSet(3)", "at.updateAndGet(n -> n * 2 + 1)", "ats.incrementAndGet(1)", "ats.get(0)",
           "(ats.compareAndSet(1, 0, 2) ? 1 : 0)", "(ar.compareAndSet(null, new Box(2)) ? 1 : 0)", "(ar.get() == null ? 0 : ar.get().f)",
           "(int) X.getVolatile()", "((boolean) X.compareAndSet(0, 2) ? 1 : 0)", "(int) X.getAndAdd(1)"]
# What goes together: a program has a few of these flavours, and so its threads meet.
FLAVOURS = [["increment", "copy"], ["atomic", "casloop"], ["lock", "lock", "method"], ["lock", "wait", "notify"], ["lock", "wait", "notify"],
            ["if", "loop"], ["try", "throw", "finally"], ["assert", "throw"], ["give", "take", "swap", "lockslot"], ["box", "whole"],
            ["interrupt", "interrupted", "sleep", "wait"], ["alive", "join", "start"], ["park", "unpark"], ["init"], ["spin"], ["print"],
            ["exit"], ["timedjoin", "yield"], ["reentrant", "trylock"], ["condition", "signal", "reentrant"], ["latch"], ["semaphore"],
            ["child"], ["element"], ["final"], ["local"], ["clock", "sleep"], ["choose", "atomically"]]
# Much happens inside the library; so there is less of it.
HEAVY = [["map"], ["queue"], ["list"], ["rw"], ["barrier"]]
# How many programs are about accesses that touch more than one element (spans.py).
SPANNING = 0.2


class Maker:
    def __init__(self, seed, more):
        self.r = random.Random(seed)
        self.threads = self.r.choice([2, 2, 2, 3])
        self.kinds = ["read", "write"] + sum(self.r.sample(FLAVOURS, self.r.choice([1, 2, 3, 3, 4])), [])
        self.budget = self.r.randint(5, 9) if self.threads == 2 else self.r.randint(4, 7)
        if self.maybe(0.15):
            self.kinds += self.r.choice(HEAVY) * 2
            self.budget -= 2
        self.theme = self.r.choice(list(spans.THEMES))
        if self.maybe(SPANNING):
            self.kinds = ["wide", "wide", "bulk"] + (self.r.choice(FLAVOURS[:4]) if self.maybe(0.3) else [])
            self.budget = self.r.randint(3, 5)
        self.budget += more
        self.locks = self.r.sample(LOCKS, self.r.choice([1, 1, 2, 3])) + (["t1"] if self.r.random() < 0.1 else [])
        self.places = self.r.sample(PLACES, self.r.choice([1, 2, 2, 3]))
        self.held = []
        self.atomic = 0
        self.awaited = []  # places that some thread waits for

    # ---- parts ----

    def place(self):
        return self.r.choice(self.places)

    def number(self):
        return self.r.randint(1, 3)

    def value(self):
        return self.r.randint(0, 2)

    def thread(self):
        return self.r.randrange(self.threads)

    def maybe(self, chance):
        return self.r.random() < chance

    def statement(self):
        self.budget -= 1
        kind = self.r.choice(self.kinds)
        maker = getattr(self, "make_" + kind, None)
        return maker() if maker else [kind]

    def body(self, most):
        if self.budget <= 0:
            return [self.make_write() if self.maybe(0.5) else self.make_read()]
        return [self.statement() for _ in range(self.r.randint(1, most))]

    def body_holding(self, lock):
        self.held.append(lock)
        body = self.body(3)
        self.held.pop()
        return body

    # ---- statements ----

    def make_read(self):
        return ["read", self.place()]

    def make_write(self):
        return ["write", self.place(), self.number()]

    def make_increment(self):
        return ["increment", self.place()]

    def make_copy(self):
        return ["copy", self.place(), self.place()]

    def make_element(self):
        return ["element", self.r.choice(["x", "v", "1"]), self.maybe(0.5), self.number()]

    def make_box(self):
        return [self.r.choice(["newbox", "push", "readbox", "localbox"]), self.number()]

    def make_whole(self):
        return [self.r.choice(["clone", "copyarray", "clonebox"])]

    def make_wide(self):
        return ["span", spans.statement(self.r, self.theme, False)]

    def make_bulk(self):
        return ["span", spans.statement(self.r, self.theme, True)]

    def make_give(self):
        return ["give", self.r.choice(["slot", "vslot", "boxes[0]", "boxes[1]", "box.next"]), self.number(), self.maybe(0.3)]

    def make_take(self):
        return ["take", self.r.choice(["slot", "vslot", "boxes[0]", "boxes[1]", "box.next"]), self.maybe(0.5), self.maybe(0.4)]

    def make_lockslot(self):
        return ["lockslot", self.r.choice(["slot", "vslot", "boxes[0]"]), self.body(2)]

    def make_final(self):
        return ["final", self.number(), self.maybe(0.5)]

    def make_atomic(self):
        return ["atomic", self.r.choice(ATOMICS)]

    def make_lock(self):
        lock = self.r.choice(self.locks)
        return ["lock", lock, self.body_holding(lock)]

    def make_method(self):
        return ["method", self.r.choice(["box.add", "add"]), self.number()]

    def lock_for_wait(self):
        return self.held[-1] if self.held and self.maybe(0.8) else self.r.choice(self.locks)

    def make_wait(self):
        lock, place = self.lock_for_wait(), self.place()
        kind = self.r.choice(["waitif", "waitwhile", "waitwhile", "wait", "timed"])
        if kind.startswith("waiti") or kind == "waitwhile":
            self.awaited.append((place, lock))
        statement = [kind, lock, place]
        return statement if lock in self.held else ["lock", lock, [statement]]

    def make_notify(self):
        lock = self.lock_for_wait()
        statement = ["notify", lock, self.maybe(0.6)]
        if lock in self.held:
            return statement
        return ["lock", lock, [self.make_write(), statement] if self.maybe(0.6) else [statement]]

    def make_if(self):
        return ["if", self.place(), self.value(), self.body(2), self.body(1) if self.maybe(0.4) else []]

    def make_loop(self):
        return ["loop", self.body(2)]

    def make_try(self):
        return ["try", self.body(2) + [self.make_throw()] + self.body(1), self.body(1)]

    def make_finally(self):
        return ["finally", self.body(2) + [self.make_throw()], self.body(1)]

    def make_throw(self):
        return ["throwif", self.place(), self.value()]

    def make_assert(self):
        return ["assert", self.place(), self.number()]

    def make_interrupt(self):
        return ["interrupt", self.thread()]

    def make_alive(self):
        return ["alive", self.thread()]

    def make_join(self):
        return ["join", self.thread()]

    def make_timedjoin(self):
        return ["timedjoin", self.thread()]

    def make_start(self):
        return ["start", self.thread()]

    def make_unpark(self):
        return ["unpark", self.thread()]

    def make_park(self):
        return [self.r.choice(["park", "park", "parknanos"])]

    def make_init(self):
        return ["init", self.r.choice(["C0", "C1", "C2"])]

    def make_print(self):
        return ["print", self.r.randint(0, 9)]

    def make_exit(self):
        return ["if", self.place(), self.value(), [["exit", self.number()]], []]

    def make_reentrant(self):
        return ["reentrant", self.body_holding("re")]

    def make_trylock(self):
        return ["trylock", self.body(2)]

    def make_condition(self):
        place = self.place()
        self.awaited.append((place, "re"))
        return ["condition", place, self.maybe(0.5)]

    def make_signal(self):
        return ["signal", self.place(), self.number(), self.maybe(0.5)]

    def make_latch(self):
        return ["latch", self.maybe(0.5)]

    def make_semaphore(self):
        return ["semaphore", self.body(2)]

    def make_map(self):
        return ["map", self.r.choice(["map.merge(1, {}, Integer::sum)", "old(map.putIfAbsent(1, {}))", "old(map.remove({}))", "old(map.get(1)) + {}",
                                      "map.computeIfAbsent(2, k -> {})"]).format(self.number())]

    def make_queue(self):
        return ["queue", self.r.choice(["(queue.offer({}) ? 1 : 0)", "old(queue.poll()) + {}", "queue.size() + {}"]).format(self.number())]

    def make_list(self):
        return ["list", self.r.choice(["(list.add({}) ? 1 : 0)", "list.size() + {}", "(list.remove((Integer) {}) ? 1 : 0)"]).format(self.number())]

    def make_rw(self):
        return ["rw", self.maybe(0.5), self.body(2)]

    def make_local(self):
        return ["local", self.number()]

    def make_choose(self):
        return ["choose", self.place()]

    def make_atomically(self):
        self.atomic += 1
        body = self.body(2)
        self.atomic -= 1
        return ["atomically", body]

    def make_child(self):
        return ["child", self.body(2), self.maybe(0.5)]

    def make_spin(self):
        """Not in an atomic section: nobody could end it."""
        place = self.place()
        if self.atomic:
            return ["read", place]
        self.awaited.append((place, None))
        return ["spin", place, self.maybe(0.5)]

    # ---- programs ----

    def fulfil(self, threads, main):
        """What is waited for should mostly come."""
        for place, lock in self.awaited:
            if self.maybe(0.15):
                continue
            deed = [["write", place, 1]]
            if lock == "re":
                deed = [["signal", place, 1, True]]
            elif lock:
                deed = [["lock", lock, [["write", place, 1], ["notify", lock, self.maybe(0.7)]]]]
            body = self.r.choice([t["body"] for t in threads] + [main])
            at = self.r.randint(0, len(body))
            body[at:at] = deed

    def program(self):
        threads = []
        for i in range(self.threads):
            most = self.budget // (self.threads - i)
            left, self.budget = self.budget - most, max(most, 1)
            body = []
            while self.budget > 0 and len(body) < 5:
                body.append(self.statement())
            self.budget = left
            threads.append({"number": i, "body": body, "daemon": self.maybe(0.03), "uncaught": self.maybe(0.15)})
        main = self.main()
        self.fulfil(threads, main)
        return {"threads": threads, "main": main}

    def main(self):
        order = list(range(self.threads))
        self.r.shuffle(order)
        self.budget = self.r.choice([0, 0, 0, 1, 2])
        main = []
        for i in order:
            main.append(["start", i])
            if self.budget > 0 and self.maybe(0.5):
                main.append(self.statement())
        self.r.shuffle(order)
        for i in order:
            if self.maybe(0.93):
                main.append(["join", i])
            if self.budget > 0 and self.maybe(0.5):
                main.append(self.statement())
        return main


def make(seed, more=0):
    """`more`: statements than usual."""
    return Maker(seed, more).program()


# ---- smaller programs ----

def bodies_in(s):
    return [i for i, part in enumerate(s) if isinstance(part, list)]


def smaller_lists(statements):
    for i, s in enumerate(statements):
        yield statements[:i] + statements[i + 1:]
        for at in bodies_in(s):
            yield statements[:i] + s[at] + statements[i + 1:]
            for body in smaller_lists(s[at]):
                yield statements[:i] + [s[:at] + [body] + s[at + 1:]] + statements[i + 1:]
        if s[0] in ("increment", "copy"):
            yield statements[:i] + [["write", s[1], 1]] + statements[i + 1:]
            yield statements[:i] + [["read", s[1]]] + statements[i + 1:]


def smaller(program):
    """Programs that lack one thing each."""
    for i, t in enumerate(program["threads"]):
        less = copy.deepcopy(program)
        del less["threads"][i]
        yield less
        for body in smaller_lists(t["body"]):
            less = copy.deepcopy(program)
            less["threads"][i]["body"] = copy.deepcopy(body)
            yield less
        for flag in ("daemon", "uncaught"):
            if t[flag]:
                less = copy.deepcopy(program)
                less["threads"][i][flag] = False
                yield less
    for body in smaller_lists(program["main"]):
        less = copy.deepcopy(program)
        less["main"] = copy.deepcopy(body)
        yield less
