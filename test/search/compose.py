"""Small programs made of the operations of families.py, the same for the same seed; as Java; and smaller ones made from them.

A program is {"threads": {number: [operation...]}, "main": [operation...], "families": [name...]}; an operation is a text as in
families.py, with everything drawn.
"""
import copy
import random
import re

import families
import pieces

OBJECT = re.compile(r"\b(" + "|".join(families.OBJECTS) + r")\b")


def objects_in(text):
    return set(OBJECT.findall(text))


class Maker:
    def __init__(self, seed, wanted):
        self.r = random.Random(seed)
        self.count = self.r.choice([2, 2, 2, 3])
        self.budget = 5 if self.count == 2 else 4
        self.families = self.r.sample(wanted, min(len(wanted), self.r.choice([1, 1, 2])))
        self.about = set.union(*(objects_in(self.r.choice(f.ops)) for f in self.families))
        self.partners = []

    def draw(self, text):
        values = {"n": lambda: str(self.r.randint(1, 3)), "k": lambda: str(self.r.randint(1, 2)), "a": lambda: str(self.r.randint(0, 1)),
                  "g": lambda: str(self.r.randint(0, 7)), "t": lambda: f"t{self.r.randrange(self.count)}",
                  "i": lambda: self.draw(self.r.choice(families.INNER))}
        return re.sub(r"<([nkagti])>", lambda m: values[m.group(1)](), text)

    def operation(self):
        """Mostly about the same objects, so that threads meet."""
        f = self.r.choice(self.families)
        near = [op for op in f.ops if objects_in(op) & self.about]
        op = self.r.choice(near if near and self.r.random() < 0.8 else f.ops)
        self.budget -= f.cost
        op, _, partner = self.draw(op).partition(" >> ")
        if partner:
            self.partners.append(partner)
        return op

    def program(self):
        threads = {i: [] for i in range(self.count)}
        while self.budget > 0:
            shortest = min(threads.values(), key=len)
            body = self.r.choice(list(threads.values())) if self.r.random() < 0.4 else shortest
            if len(body) < 4:
                body.append(self.operation())
            elif len(shortest) >= 4:
                break
        main = self.main()
        for partner in self.partners:
            body = self.r.choice([*threads.values(), main])
            if self.r.random() < 0.9:
                body.insert(self.r.randint(0, len(body)) if body is not main else self.count, partner)
        return {"threads": threads, "main": main, "families": [f.name for f in self.families]}

    def main(self):
        order = list(range(self.count))
        self.r.shuffle(order)
        main = [f"!t{i}.start();" for i in order]
        if self.r.random() < 0.3:
            main.insert(self.r.randint(1, self.count), self.operation())
        return main + [f"!t{i}.join();" for i in range(self.count)]


def make(seed, wanted):
    """wanted: families to draw from."""
    return Maker(seed, wanted).program()


# ---- smaller programs ----

def smaller(program):
    """Programs that lack one thing each."""
    for i, body in program["threads"].items():
        less = copy.deepcopy(program)
        del less["threads"][i]
        less["main"] = [op for op in less["main"] if op not in (f"!t{i}.start();", f"!t{i}.join();")]
        yield less
        for at in range(len(body)):
            less = copy.deepcopy(program)
            del less["threads"][i][at]
            yield less
    for at, op in enumerate(program["main"]):
        if not re.fullmatch(r"!t\d\.(start|join)\(\);", op):
            less = copy.deepcopy(program)
            del less["main"][at]
            yield less


# ---- as Java ----

IMPORTS = """import java.io.*;
import java.lang.invoke.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.nio.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
"""
CAUGHT = "catch (Exception | LinkageError e) { q = Seen.add(q, Seen.name(e)); }"


def statement(op):
    text = op.lstrip("!~")
    if "!" not in op[:2]:
        text = f"q = Seen.add(q, {text});"
    return f"        try {{ {text} }} {CAUGHT}"


def used_in(text, table):
    return {name for name in table if re.search(rf"\b{name}\b", text)}


def needed(text):
    """What the text mentions, and what that mentions: names of pieces, constants and objects."""
    sources = {**pieces.PIECES, **{n: "constant " + v for n, (_, v) in families.CONSTANTS.items()}}
    sources.update({n: " ".join(filter(None, o)) for n, o in families.OBJECTS.items()})
    found, todo = set(), [text]
    while todo:
        new = used_in(todo.pop(), sources) - found
        found |= new
        todo += [sources[n] for n in new]
    return found


def declarations(text, threads):
    names = needed(text)
    out = [f"    static final {t} {n} = constant(() -> {v});" for n, (t, v) in families.CONSTANTS.items() if n in names]
    objects = {n: o for n, o in families.OBJECTS.items() if n in names}
    out += [f"    static {t} {n};" for n, (t, _, _) in objects.items()]
    mentioned = sorted(set(re.findall(r"\bt\d\b", text)) | {f"t{i}" for i in threads})
    out += [f"    static Thread {t};" for t in mentioned]
    out.append("    static void reset() throws Exception {")
    out += [f"        res{i} = null;" for i in threads]
    for name, (kind, value, _) in objects.items():
        out.append(f"        {name} = {'new ' + kind if value.startswith('{') else ''}{value};")
    for t in mentioned:
        body = f"Main.run{t[1:]}()" if int(t[1:]) in threads else "{ }"
        out.append(f'        {t} = new Thread(() -> {body}, "{t}");')
    out += ["    }", "    static {", "        try { reset(); } catch (Exception e) { throw new AssertionError(e); }", "    }"]
    out += ["    " + pieces.PIECES[n].replace("\n", "\n    ") for n in pieces.PIECES if n in names]
    return out, [o[2] for o in objects.values() if o[2]]


def java(program, name):
    code = []
    for i, body in program["threads"].items():
        code += [f"    static void run{i}() {{", "        String q = Seen.begin();", *map(statement, body), f"        res{i} = q;", "    }"]
    code += ["    static String go() {", '        String q = "";', *map(statement, program["main"])]
    all_text = "\n".join(code)
    declared, shown = declarations(all_text, program["threads"])
    code += [statement(f"res{i}") for i in program["threads"]] + [statement(s) for s in shown]
    code += ["        return q;", "    }", "    public static void main(String[] arguments) {", "        Seen.print(go());", "    }"]
    results = "".join(f"    static String res{i};\n" for i in program["threads"])
    text = "\n".join([IMPORTS, "public class Main {", results + "\n".join(declared), *code, "}", ""])
    return re.sub(r"\bMain\b", name, text)


def is_repeatable(program):
    """Can a JVM tell?"""
    return not any(op[:2].count("~") for body in [*program["threads"].values(), program["main"]] for op in body)


def has_classes(program):
    """Has it to be loaded anew for each run?"""
    return "initialisation" in program["families"] or "Colour" in str(program)


if __name__ == "__main__":
    import sys
    for argument in sys.argv[1:]:
        print(java(make(int(argument), families.FAMILIES), f"C{argument}"))
