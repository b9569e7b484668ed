"""What the tests of the search share: compiling, running the enumerator and `havelock check`, and reading what they say."""
import collections
import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.path.join(ROOT, os.environ.get("HAVELOCK_BUILD", "build"))
HAVELOCK = os.environ.get("HAVELOCK", os.path.join(BUILD, "havelock"))
VERIFY_JAR = os.path.join(BUILD, "havelock-verify.jar")
ENUMERATE = os.path.join(BUILD, "search", "enumerate")

# What can happen: "0 TEXT" for an exit status and output; VIOLATIONS.
# end: "ok", "limit", "violation" (the search ended there), "error: ..."
Answer = collections.namedtuple("Answer", "end states outcomes")

# The enumerator of schedules does not know of spinning; the searches must agree about it among themselves.
SPINNING = "spin-deadlock"
VIOLATIONS = {"deadlock", "circle", "stuck", "assertion", "uncaught", SPINNING}
KINDS = {"missed-signal": "deadlock", "uncaught-exception": "uncaught"}
# `havelock check` calls them all by one name.
BLOCKED = {"deadlock", "circle", "stuck"}


def build_enumerator():
    """HAVELOCK_BUILD: build, or a variant: build/asan, build/clang."""
    folder = os.environ.get("HAVELOCK_BUILD", "build")
    goal = f"{folder}/search/enumerate"
    variant = [os.path.basename(folder), f"GOAL=all {goal}"] if folder != "build" else [goal]
    subprocess.run([os.path.join(ROOT, "test", "make"), "-s", *variant], check=True)


def jdk_home():
    """The JDK that the tests compile with."""
    javac = subprocess.run("readlink -f \"$(command -v javac)\"", shell=True, capture_output=True, text=True, check=True)
    return os.path.dirname(os.path.dirname(javac.stdout.strip()))


def jdks():
    """Every JDK that Havelock supports and that is installed."""
    found = set()
    base = "/usr/lib/jvm"
    for name in os.listdir(base) if os.path.isdir(base) else []:
        home = os.path.realpath(os.path.join(base, name))
        release = os.path.join(home, "release")
        if os.path.exists(os.path.join(home, "lib", "modules")) and os.path.exists(release):
            version = [line for line in open(release, encoding="utf-8") if line.startswith("JAVA_VERSION=")]
            if version and version[0].split('"')[1].split(".")[0] in ("17", "25"):
                found.add(home)
    return sorted(found) or [jdk_home()]


def compile_java(files, classes, class_path=None, warned=True):
    os.makedirs(classes, exist_ok=True)
    class_path = os.pathsep.join(filter(None, [VERIFY_JAR, class_path]))
    options = ["-nowarn", "-g", "--release", "17", "-proc:none", "-XDuseUnsharedTable", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-cp", class_path, "-d", classes]
    run = subprocess.run(["javac", *options, *files], stderr=None if warned else subprocess.PIPE, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"javac: {run.stderr or run.returncode}")


def short_text(text):
    return text.rstrip("\n").replace("\n", "/").replace("\t", "/")


def enumerate_all(jdk, classes, names, modes, limit, silent=False):
    """{name: {mode: Answer}}"""
    command = [ENUMERATE, f"--modes={modes}", f"--limit={limit}"] + (["--silent"] if silent else [])
    run = subprocess.run([*command, jdk, os.pathsep.join([classes, VERIFY_JAR]), *names], capture_output=True, text=True, check=False)
    answers = {name: {} for name in names}
    for line in run.stdout.splitlines():
        name, mode, end, states, _, outcomes = line.split("\t")
        answers[name][mode] = Answer(end, int(states), frozenset(o for o in outcomes.split(" ; ") if o))
    for name in names:
        for mode in modes.split(","):
            if mode not in answers[name]:
                answers[name][mode] = Answer(f"error: no answer {run.stderr.strip()[:200]}", 0, frozenset())
    return answers


def check(jdk, classes, name, options):
    """One `havelock check`."""
    command = [HAVELOCK, "check", "--jdk", jdk, "--format", "json", "--quiet", *options, "-cp", classes, name]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        report = json.loads(run.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError) as problem:
        return Answer(f"error: {type(problem).__name__}", 0, frozenset())
    outcomes = {f"{o['status']} {short_text(o['output'])}" for o in report.get("outcomes") or []}
    outcomes |= {KINDS.get(f["kind"], f["kind"]) for f in report["findings"]}
    end = {"clean": "ok", "nothing-found": "ok", "violation": "ok" if report["exhaustive"] else "violation", "inconclusive": "limit"}.get(report["verdict"])
    return Answer(end or "error: " + run.stderr.strip()[:200], report["stats"].get("states", 0), frozenset(outcomes))


# ---- a real JVM ----

def build_hotspot():
    """The folder of Run.class and Seen.class."""
    sources = [os.path.join(ROOT, "test", "search", "hotspot", name) for name in ("Run.java", "Seen.java")]
    folder = os.path.join(BUILD, "search", "hotspot")
    made = os.path.join(folder, "Seen.class")
    if not os.path.exists(made) or os.path.getmtime(made) < max(map(os.path.getmtime, sources)):
        compile_java(sources, folder)
    return folder


def stay_on_one_core():
    """There every run is sequentially consistent, as long as no compiler is at work."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


ONE_CORE = ["-Xint"], stay_on_one_core
ALL_CORES = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"], None


def run_hotspot(jdk, folder, programs, runs, how=ONE_CORE):
    """programs: {name: has it to be loaded anew for each run?}. {name: set of outcomes}"""
    with open(os.path.join(folder, "list"), "w", encoding="utf-8") as out:
        out.writelines(f"{name} {'once' if once else 'again'}\n" for name, once in programs.items())
    command = [f"{jdk}/bin/java", *how[0], "-ea", "-Xshare:auto", "-Xss512k", f"-Djava.io.tmpdir={folder}", "-cp", build_hotspot()]
    command += ["Run", str(runs), folder, out.name]
    run = subprocess.run(command, capture_output=True, text=True, preexec_fn=how[1], check=True)
    lines = [line.split("\t") for line in run.stdout.splitlines()]
    shown = {words[0]: set(words[1:]) for words in lines}
    if set(shown) != set(programs):
        raise RuntimeError(f"no answer of java for {sorted(set(programs) - set(shown))}: {run.stderr[:500]}")
    return shown


def as_told(outcomes):
    """As `havelock check` puts it."""
    return frozenset("deadlock" if o in BLOCKED else o for o in outcomes)


def disagreement(truth, answer):
    """What the answer says that the truth (a set of all that can happen) does not, or the other way round; None: nothing."""
    if answer.end.startswith("error"):
        return answer.end
    if answer.end == "limit":
        return None
    truth, outcomes = truth - {SPINNING}, answer.outcomes - {SPINNING}
    found = outcomes & VIOLATIONS
    if answer.end == "violation" and SPINNING in answer.outcomes and not found:
        return None
    if answer.end == "violation":
        return None if found and found <= truth else f"found {sorted(found)}, possible {sorted(truth & VIOLATIONS)}"
    if outcomes == truth:
        return None
    return f"missing {sorted(truth - outcomes)}, wrong {sorted(outcomes - truth)}"


def in_parallel(jobs):
    """Runs functions, some at a time (HAVELOCK_CORES, or 2); their results in order."""
    with ThreadPoolExecutor(int(os.environ.get("HAVELOCK_CORES", "2"))) as pool:
        return list(pool.map(lambda job: job(), jobs))
