"""gdb commands about the Java program in a stopped Havelock.

    gdb -x scripts/gdb.py --args build/havelock check examples/ValueDeadlock.java

    java-threads [VM]    the Java threads: state, stack (class.method:line), monitors held and wanted
    java-object REF [VM] class and monitor of the object with this number

VM is an expression for a `struct vm *`; by default it is found in the variables of the selected frame and its callers. Works
on core files, too. In a live process the VM itself is asked what each thread of a search would do next.
"""
import gdb

# ---- what is read from the program's structs; nothing below this part names a field ----


def member(value, name):
    """A field, wherever it lies in the struct or in structs inside it."""
    level = [value]
    while level:
        inner = []
        for struct in level:
            for field in struct.type.strip_typedefs().fields():
                if field.name == name:
                    return struct[field]
                if field.type.strip_typedefs().code == gdb.TYPE_CODE_STRUCT:
                    inner.append(struct[field])
        level = inner
    raise gdb.GdbError(f"{value.type} has no field {name}: scripts/gdb.py must follow")


def word(address, size=4):
    return int.from_bytes(gdb.selected_inferior().read_memory(address, size).tobytes(), "little")


def text_of(symbol):
    symbol = symbol.dereference()
    raw = gdb.selected_inferior().read_memory(int(member(symbol, "text").address), int(member(symbol, "length")))
    return raw.tobytes().decode("utf-8", "replace")


class Heap:
    LIVE = 1  # enum object_flag
    HEADER = 16

    def __init__(self, vm):
        heap = member(vm, "heap")
        self.next = int(member(heap, "next"))
        self.table = int(member(heap, "objects"))
        self.flags = int(member(heap, "flags"))
        self.classes = member(member(vm, "program").dereference(), "classes")

    def address(self, ref):
        return word(self.table + 8 * ref, 8)

    def class_name(self, ref):
        return dotted(text_of(member(self.class_at(word(self.address(ref))).dereference(), "name")))

    def class_at(self, number):
        items = self.classes
        if items.type.strip_typedefs().code == gdb.TYPE_CODE_STRUCT:
            items = member(items, "items")
        return items[number].cast(gdb.lookup_type("struct class").pointer())

    def owner(self, ref):
        """(number of the owning thread or None, how often it entered)"""
        header = gdb.selected_inferior().read_memory(self.address(ref), self.HEADER).tobytes()
        owner, count = (int.from_bytes(header[at:at + 4], "little") for at in (8, 12))
        return (owner - 1 if owner else None), count

    def owned(self):
        """{thread number: [references]} of all monitors that are held"""
        inferior, found = gdb.selected_inferior(), {}
        flags = inferior.read_memory(self.flags, self.next).tobytes()
        table = inferior.read_memory(self.table, 8 * self.next).tobytes()
        for ref in range(1, self.next):
            address = int.from_bytes(table[8 * ref:8 * ref + 8], "little")
            if flags[ref] & self.LIVE and address:
                owner = word(address + 8)
                if owner:
                    found.setdefault(owner - 1, []).append(ref)
        return found


def java_string(vm, ref):
    heap, known = Heap(vm), member(vm, "known")
    at = heap.address(ref)
    array = heap.address(word(at + int(member(known, "String_value"))))
    utf16 = word(at + int(member(known, "String_coder")), 1)
    raw = gdb.selected_inferior().read_memory(array + Heap.HEADER, word(array + 4)).tobytes()
    return raw.decode("utf-16-le" if utf16 else "latin-1", "replace")


class Thread:
    WANTS = {"BLOCKED": "wants", "REACQUIRE": "wants back", "WAITING": "waits on", "JOINING": "joins"}

    def __init__(self, vm, pointer):
        thread = pointer.dereference()
        self.vm, self.pointer, self.id = vm, pointer, int(member(thread, "id"))
        self.state = state_name(int(member(thread, "state")))
        self.blocker, self.object = int(member(thread, "blocker")), int(member(thread, "object"))
        self.pc, self.fp = member(thread, "pc"), member(thread, "fp")
        self.is_before_visible = int(member(thread, "visible")) != 0

    def name(self):
        ref = self.object and word(Heap(self.vm).address(self.object) + int(member(member(self.vm, "known"), "Thread_name")))
        return java_string(self.vm, ref) if ref else "?"

    def stack(self):
        """(method, instruction) from the innermost frame on"""
        frame, pc = self.fp, self.pc
        while frame:
            here = frame.dereference()
            yield member(here, "method"), pc
            below = int(member(here, "below"))
            if not below:
                return
            frame = gdb.Value(int(frame) - 4 * below).cast(frame.type)
            pc = member(frame.dereference(), "pc")


def state_name(number):
    enum = gdb.lookup_type("enum thread_state")
    return next((f.name.replace("THREAD_", "") for f in enum.fields() if f.enumval == number), str(number))


def place(method, pc):
    """class.method:line"""
    method = method.dereference()
    name = dotted(text_of(member(member(method, "holder").dereference(), "name"))) + "." + text_of(member(method, "name"))
    code = member(method, "code")
    if not code or not int(member(code.dereference(), "count")):
        return name
    code = code.dereference()
    offsets, number = member(code, "offsets"), int(pc - member(code, "insns"))
    if not offsets or not 0 <= number < int(member(code, "count")):
        return name
    line = line_of(member(code, "cf"), int(offsets[number]))
    return f"{name}:{line}" if line else name


def line_of(code, offset):
    lines, best = member(code, "lines"), (-1, 0)
    for i in range(int(member(code, "line_count"))):
        start, line = int(member(lines[i], "start")), int(member(lines[i], "line"))
        if start == offset:
            return line
        if best[0] <= start < offset:
            best = (start, line)
    return best[1]


def threads_of(vm):
    threads = member(vm, "threads")
    items = member(threads, "items")
    return [Thread(vm, items[i]) for i in range(int(member(threads, "count"))) if items[i]]


def next_operation(vm, thread):
    """(name, reference or 0) of what a thread of a search does next; None: not known"""
    if not int(member(vm, "observed")) or thread.state != "RUNNABLE" or not thread.is_before_visible:
        return None
    try:
        gdb.execute("set unwindonsignal on")
        pending = gdb.parse_and_eval(f"seam_pending((struct vm *){int(vm.address)}, {thread.id})")
    except gdb.error:  # a core file
        return None
    return str(member(pending, "operation")).replace("OPERATION_", ""), int(member(pending, "object"))


def running_number(vm):
    return int(member(vm, "current"))


# ---- finding the VM ----

def dotted(name):
    return name.replace("/", ".")


def variables(frame):
    """Those of a frame that hold values."""
    try:
        block = frame.block()
    except RuntimeError:
        return
    while block and not block.is_global and not block.is_static:
        for symbol in block:
            if symbol.is_variable or symbol.is_argument:
                try:
                    value = symbol.value(frame)
                    if not value.is_optimized_out:
                        yield symbol.name, value
                except (gdb.error, gdb.MemoryError):
                    pass
        block = block.superblock


def points_to(value, name):
    kind = value.type.strip_typedefs()
    return kind.code == gdb.TYPE_CODE_PTR and kind.target().strip_typedefs().unqualified().name == name and int(value) != 0


def vm_in(value):
    """The VM that a variable is, points to, or has a pointer to."""
    if points_to(value, "vm"):
        return value.dereference()
    kind = value.type.strip_typedefs()
    if kind.code == gdb.TYPE_CODE_PTR and int(value) and kind.target().strip_typedefs().code == gdb.TYPE_CODE_STRUCT:
        value = value.dereference()
        kind = value.type.strip_typedefs()
    if kind.code == gdb.TYPE_CODE_STRUCT and any(f.name == "vm" for f in kind.fields()) and points_to(value["vm"], "vm"):
        return value["vm"].dereference()
    return None


def callers():
    frame = gdb.selected_frame()
    while frame:
        yield frame
        frame = frame.older()


def find_vm(expression):
    if expression:
        return gdb.parse_and_eval(expression).dereference()
    for frame in callers():
        for _, value in variables(frame):
            try:
                vm = vm_in(value)
                if vm is not None and int(member(member(vm, "threads"), "count")) < 1 << 20:
                    return vm
            except (gdb.error, gdb.MemoryError):
                pass
    raise gdb.GdbError("no struct vm in this frame and its callers: select another thread or frame, or give an expression")


def registers():
    """{thread id: (pc, fp)}: in the interpreter a thread's position is in the arguments of a handler."""
    for frame in callers():
        found = dict(variables(frame))
        if {"t", "pc", "fp", "objs"} <= set(found) and points_to(found["t"], "thread"):
            return {int(member(found["t"].dereference(), "id")): (found["pc"], found["fp"])}
    return {}


# ---- commands ----

class JavaThreads(gdb.Command):
    """java-threads [VM]: the Java threads, their stacks, and the monitors they hold and want."""

    def __init__(self):
        super().__init__("java-threads", gdb.COMMAND_STACK)

    def invoke(self, argument, from_tty):
        vm = find_vm(argument)
        heap, owned, current, now = Heap(vm), Heap(vm).owned(), running_number(vm), registers()
        for thread in threads_of(vm):
            if thread.state == "ENDED":
                continue
            thread.pc, thread.fp = now.get(thread.id, (thread.pc, thread.fp))
            print(f'{"*" if thread.id == current else " "} {thread.id} "{thread.name()}" {thread.state}')
            for ref in owned.get(thread.id, []):
                print(f"      holds {shown(heap, ref)}{times(heap.owner(ref)[1])}")
            if thread.state in Thread.WANTS:
                holder = heap.owner(thread.blocker)[0]
                print(f"      {Thread.WANTS[thread.state]} {shown(heap, thread.blocker)}"
                      f"{'' if holder is None else f', held by thread {holder}'}")
            self.show_next(vm, heap, thread)
            for method, pc in thread.stack():
                print(f"      at {place(method, pc)}")

    @staticmethod
    def show_next(vm, heap, thread):
        operation, ref = next_operation(vm, thread) or (None, 0)
        holder = heap.owner(ref)[0] if ref else None
        blocked = operation in ("LOCK", "WAIT") and holder not in (None, thread.id)
        if operation:
            print(f"      {'wants' if blocked else 'next: ' + operation}{' ' + shown(heap, ref) if ref else ''}"
                  f"{f', held by thread {holder}' if blocked else ''}")


class JavaObject(gdb.Command):
    """java-object REF [VM]: class and monitor of an object."""

    def __init__(self):
        super().__init__("java-object", gdb.COMMAND_DATA)

    def invoke(self, argument, from_tty):
        words = gdb.string_to_argv(argument)
        if not words:
            raise gdb.GdbError("which one? java-object REF [VM]")
        ref = int(gdb.parse_and_eval(words[0]))
        heap = Heap(find_vm(" ".join(words[1:])))
        if not 0 < ref < heap.next:
            raise gdb.GdbError(f"object numbers are from 1 to {heap.next - 1}")
        owner, count = heap.owner(ref)
        print(f"{shown(heap, ref)} at {heap.address(ref):#x}, " +
              ("not locked" if owner is None else f"held by thread {owner}{times(count)}"))


def shown(heap, ref):
    return f"{heap.class_name(ref)} @{ref}"


def times(count):
    return f" ({count} times)" if count > 1 else ""


JavaThreads()
JavaObject()
