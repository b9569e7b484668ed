"""Random programs about what the runtime analyses look at, as trees of test/search/generate.py: locks nested in several orders, some
behind a gate; threads that are kept apart by start and join, or by a volatile flag alone; fields that are always protected, mostly, or
not at all. The same for the same seed."""
import generate

LOCKS = ["l0", "l1", "box", "re"]
FIELDS = ["x", "y", "box.f", "a[0]", "big"]


def locked(lock, body):
    return ["reentrant", body] if lock == "re" else ["lock", lock, body]


class Orders(generate.Maker):
    def __init__(self, seed):
        super().__init__(seed, 0)
        self.names = self.r.sample(LOCKS, self.r.choice([2, 2, 2, 3]))
        self.fields = self.r.sample(FIELDS, self.r.choice([1, 2, 2]))
        self.owner = {field: self.r.choice(self.names + [None]) for field in self.fields}
        self.gate = self.r.choice([None, "rw", "gate"])
        self.sets_flag = self.maybe(0.5)

    # ---- pieces ----

    def touch(self):
        """An access, as careful as others are with that field, but now and then less."""
        field = self.r.choice(self.fields)
        kind = self.r.choice(["read", "write", "increment"])
        access = {"read": ["read", field], "write": ["write", field, 1], "increment": ["increment", field]}[kind]
        owner = self.owner[field]
        return locked(owner, [access]) if owner and self.maybe(0.85) else access

    def nest(self):
        order = self.r.sample(self.names, self.r.choice([2, 2, min(3, len(self.names))]))
        body = [["write" if self.maybe(0.5) else "read", self.r.choice(self.fields), 1] if self.maybe(0.6) else ["yield"]]
        for lock in reversed(order):
            body = [locked(lock, body)]
        if self.gate and self.maybe(0.6):
            body = [["rw", self.maybe(0.7), body] if self.gate == "rw" else ["lock", "bytes", body]]
        return body[0]

    def piece(self):
        piece = self.nest() if self.maybe(0.55) else self.touch()
        chance = self.r.random()
        if self.sets_flag and chance < 0.3:
            return ["if", "v", 1, [piece], []]
        if chance > 0.95:
            return ["child", [piece], self.maybe(0.5)]
        return ["trylock", [piece]] if chance > 0.92 else piece

    # ---- programs ----

    def thread_body(self):
        body = [self.piece() for _ in range(self.r.choice([1, 2, 2, 3]) if self.threads == 2 else self.r.choice([1, 1, 2]))]
        if self.sets_flag and self.maybe(0.6):
            body.insert(self.r.randint(0, len(body)), ["write", "v", 1])
        return body

    def program(self):
        threads = [{"number": i, "body": self.thread_body(), "daemon": False, "uncaught": False} for i in range(self.threads)]
        main, running = [], []
        for i in range(self.threads):
            main.append(["start", i])
            running.append(i)
            if self.maybe(0.25):
                main += [["join", n] for n in running]
                running = []
            if self.maybe(0.2):
                main.append(self.piece())
        main += [["join", n] for n in running if self.maybe(0.9)]
        return {"threads": threads, "main": main}


def make(seed):
    return Orders(seed).program()
