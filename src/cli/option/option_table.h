/* option_table.h - the option table: the parser and every help page come from it.
 *
 * A row is X(id, names, style, argument, commands, help). Names are alternatives separated by
 * '|'. Rows are tried from the top, so a longer prefix stands above a shorter one ("-Xss" above
 * "-X"). An option is accepted only by the commands of its row; a row without help text is
 * accepted silently and listed nowhere.
 *
 * Styles:
 *   FLAG    the name alone
 *   VALUE   a value follows as the next argument, or after '=' where the name begins with "--"; only a PATH may be empty
 *   SUFFIX  the name alone or followed by ":text"; the text is the value
 *   JOINED  the value is glued to the name
 *   OPTIONAL the name alone or followed by "=text"; the text is the value
 */
#ifndef HAVELOCK_CLI_OPTION_OPTION_TABLE_H
#define HAVELOCK_CLI_OPTION_OPTION_TABLE_H

#include "base/diag.h"

enum command { COMMAND_JAVA = 1, COMMAND_CHECK = 2, COMMAND_DOCTOR = 4, COMMAND_REPLAY = 8, COMMAND_RUN = 16, COMMAND_HUNT = 32, COMMAND_DEMO = 64 };

#define ON_RUNS    (COMMAND_RUN | COMMAND_HUNT)
#define ON_TARGETS (COMMAND_JAVA | COMMAND_CHECK | ON_RUNS)
#define ON_FINDINGS (COMMAND_CHECK | COMMAND_REPLAY | ON_RUNS)
#define ON_ALL     (ON_TARGETS | COMMAND_DOCTOR | COMMAND_DEMO | COMMAND_REPLAY)

/* clang-format off */
#define OPTION_TABLE(X) \
    X(HELP,         "--help|-help|-h|-?", FLAG, "", ON_ALL, "this text") \
    X(CLASS_PATH,   "-cp|-classpath|--class-path", VALUE, "PATH", ON_TARGETS, "where to look for classes: folders and jars, separated by ':'") \
    X(JAR,          "-jar", FLAG, "FILE", ON_TARGETS, "run the Main-Class of a jar; its Class-Path is honoured") \
    X(MODULE_PATH,  "-p|--module-path", VALUE, "PATH", ON_TARGETS, "where to look for modules: folders and modular jars, separated by ':'") \
    X(MODULE,       "-m|--module", FLAG, "MODULE[/CLASS]", ON_TARGETS, "run the main class of a module") \
    X(TEST,         "--test", VALUE, "CLASS[#METHOD]", ON_TARGETS, "run tests of JUnit 4 or 5 with the JUnit on the class path: one method, or all of a class") \
    X(ADD_MODULES,  "--add-modules", VALUE, "NAMES", ON_TARGETS, "resolve these modules, too: names separated by ',', or ALL-MODULE-PATH and the like") \
    X(LIMIT_MODULES, "--limit-modules", VALUE, "NAMES", ON_TARGETS, "no other modules than these and those that they need") \
    X(UPGRADE_MODULES, "--upgrade-module-path", VALUE, "PATH", ON_TARGETS, "") \
    X(ADD_EXPORTS,  "--add-exports", VALUE, "MODULE/PACKAGE=TO", ON_TARGETS, "export a package of a module to others") \
    X(ADD_OPENS,    "--add-opens", VALUE, "MODULE/PACKAGE=TO", ON_TARGETS, "open a package of a module to others") \
    X(ADD_READS,    "--add-reads", VALUE, "MODULE=TO", ON_TARGETS, "let a module read others") \
    X(MODELS,       "--models", VALUE, "PATH", ON_TARGETS, "where to look for models of native methods: p.XModel stands for p.X") \
    X(JDK,          "--jdk", VALUE, "DIR", ON_ALL, "the JDK to use; default JAVA_HOME, then java on the PATH") \
    X(PROPERTY,     "-D", JOINED, "KEY=VALUE", ON_TARGETS, "set a system property") \
    X(ENABLE_ASSERTIONS, "-ea|-enableassertions", SUFFIX, "[:PACKAGE...|:CLASS]", ON_TARGETS, "enable assertions") \
    X(DISABLE_ASSERTIONS, "-da|-disableassertions", SUFFIX, "[:PACKAGE...|:CLASS]", ON_TARGETS, "disable assertions") \
    X(ENABLE_SYSTEM_ASSERTIONS, "-esa|-enablesystemassertions", FLAG, "", ON_TARGETS, "enable assertions in the JDK's classes") \
    X(DISABLE_SYSTEM_ASSERTIONS, "-dsa|-disablesystemassertions", FLAG, "", ON_TARGETS, "disable assertions in the JDK's classes") \
    X(MAX_HEAP,     "-Xmx", JOINED, "SIZE", ON_TARGETS, "the largest heap, as in -Xmx512m") \
    X(STACK_SIZE,   "-Xss", JOINED, "SIZE", ON_TARGETS, "the stack of each thread, as in -Xss1m") \
    X(STATS,        "--stats", FLAG, "", ON_TARGETS, "print figures at the end, to standard error") \
    X(SEED,         "--seed", VALUE, "N", ON_TARGETS, "perturb the scheduler, or draw other random schedules, reproducibly") \
    X(SEARCH,       "--search", VALUE, "NAME", COMMAND_CHECK, "dfs, bfs, best; or random schedules: random, pct, pos, surw") \
    X(HEURISTIC,    "--heuristic", VALUE, "NAME", COMMAND_CHECK, "of --search=best: most-blocked, interleaving, fewest-switches, target") \
    X(TARGET,       "--target", VALUE, "LIST", COMMAND_CHECK, "of --heuristic=target: where threads should get to, as Thread-0@Main.java:12,...") \
    X(RUNS,         "--runs", VALUE, "N", COMMAND_CHECK, "how many random schedules; default 10000, or until --max-time") \
    X(EXECUTIONS,   "--runs", VALUE, "N", ON_RUNS, "run it N times, with the seeds from --seed on, and tell all as one; default 1") \
    X(BUG_DEPTH,    "--bug-depth", VALUE, "N", COMMAND_CHECK, "of --search=pct: how many orderings make a bug; default: drawn for each schedule") \
    X(HUNT_TIME,    "--hunt-time", VALUE, "TIME", COMMAND_CHECK, "look for bugs so long before searching everywhere; default 3s, 0 for not at all") \
    X(MINIMIZE,     "--minimize", VALUE, "TIME", COMMAND_CHECK | COMMAND_HUNT, "look so long for a schedule with fewer context switches; default 3s (bfs: 0)") \
    X(MAX_TIME,     "--max-time", VALUE, "TIME", COMMAND_CHECK | ON_RUNS, "stop after this time: 30s, 5m, 1h") \
    X(WINDOW,       "--window", VALUE, "NAMES", COMMAND_CHECK, "let only these threads take steps, as main,Thread-0,...; the others stay where they start") \
    X(MAX_MEMORY,   "--max-memory", VALUE, "SIZE", ON_TARGETS, "the most memory to use: the Java heap, or the state store of a search: 2G") \
    X(MAX_DEPTH,    "--max-depth", VALUE, "N", COMMAND_CHECK, "do not search deeper than N transitions") \
    X(MAX_STATES,   "--max-states", VALUE, "N", COMMAND_CHECK, "stop after N states") \
    X(MAX_SWITCHES, "--max-switches", VALUE, "N", COMMAND_CHECK, "at most N context switches away from a thread that could go on") \
    X(CHECKPOINT,   "--checkpoint", VALUE, "FILE", COMMAND_CHECK, "where a search that Ctrl-C or a bound ends is saved; default havelock-N.checkpoint") \
    X(RESUME,       "--resume", VALUE, "FILE", COMMAND_CHECK, "go on with a saved search: program and options are in the file, new bounds may be given") \
    X(NO_POR,       "--no-por", FLAG, "", COMMAND_CHECK, "try every thread in every state: no partial-order reduction") \
    X(NO_SYMMETRY,  "--no-symmetry", FLAG, "", COMMAND_CHECK, "never take threads for one another that do the same; so far none are") \
    X(STORE,        "--store", VALUE, "STORE", COMMAND_CHECK, "how states are kept: collapse (default, exact) or fingerprint (64 bits, lossy)") \
    X(RACE,         "--race", OPTIONAL, "HOW", COMMAND_CHECK, "look for data races, too (on); and predict them on the explored paths: lockset, hb, both; default off") \
    X(RACES,        "--race", OPTIONAL, "HOW", ON_RUNS, "races predicted by lock sets (lockset), happens-before (hb) or both (default); or off") \
    X(DEADLOCK,     "--deadlock", VALUE, "HOW", ON_RUNS, "deadlocks predicted by lock trees (tree) or the lock graph: basic, guarded, segmented (default); or off") \
    X(LOCK_ORDERS,  "--deadlock", VALUE, "HOW", COMMAND_CHECK, "predict deadlocks on the explored paths, too: tree, basic, guarded, segmented; default off") \
    X(SHOW_REMOVED, "--show-removed", FLAG, "", COMMAND_CHECK | ON_RUNS, "list the cycles that a stricter level of the lock graph removes, with the reason") \
    X(PATTERNS,     "--patterns", FLAG, "", ON_RUNS, "announce each lock pattern when it is first seen; Ctrl-C stops the program and the analysis follows") \
    X(SELF_CHECK,   "--self-check", FLAG, "", COMMAND_CHECK | ON_RUNS, "check that the events of the run make sense; for those who work on Havelock") \
    X(JDK_FIELDS,   "--jdk-fields", FLAG, "", COMMAND_CHECK | ON_RUNS, "report races on the fields of the JDK's own classes, too") \
    X(INVARIANT,    "--invariant", VALUE, "CONDITION", COMMAND_CHECK, "must hold always, as in \"Buffer.count >= 0\"; repeatable") \
    X(DAEMONS,      "--daemons", FLAG, "", COMMAND_CHECK, "a deadlock of daemon threads alone (so of virtual threads) is a violation, too") \
    X(EXIT_STATUS,  "--exit-status", FLAG, "", COMMAND_CHECK, "ending with another exit status than 0 is a violation, too") \
    X(ALL,          "--all", FLAG, "", COMMAND_CHECK, "go on after a violation; equal ones are reported once") \
    X(JOBS,         "--jobs", VALUE, "N", COMMAND_CHECK, "search with N workers at once; default 1") \
    X(FORMAT,       "--format", VALUE, "FORMAT", ON_FINDINGS, "how findings are written: text (default) or json") \
    X(OUTPUT,       "-o", VALUE, "FILE", ON_FINDINGS, "write findings to a file, not to standard output") \
    X(SAVE,         "--save", VALUE, "FILE", COMMAND_CHECK | COMMAND_HUNT, "write the schedule for `havelock replay` to a file (with --all, further ones to FILE.2, ...)") \
    X(STEP,         "--step", VALUE, "N", COMMAND_REPLAY, "stop behind step N, and show where everybody stands") \
    X(OUTCOMES,     "--outcomes", FLAG, "", COMMAND_CHECK, "list all outputs and exit statuses that the program can end with") \
    X(SPURIOUS,     "--spurious", FLAG, "", COMMAND_CHECK, "let Object.wait and LockSupport.park return for no reason, at any moment") \
    X(SOURCE,       "--source", VALUE, "PATH", ON_FINDINGS, "where to look for source files: folders, separated by ':'; default: beside the class files") \
    X(COLOR,        "--color", VALUE, "WHEN", ON_FINDINGS, "color in text: auto (default: on a terminal), always, never") \
    X(QUIET,        "--quiet", FLAG, "", COMMAND_CHECK | ON_RUNS, "print findings and the verdict only") \
    /* Options of other JVMs that change nothing here. */ \
    X(VM_KIND,      "-server|-client|-Xint|-Xcomp|-Xmixed|-showversion|--enable-preview", FLAG, "", ON_TARGETS, "") \
    X(VM_VERBOSE,   "-verbose", SUFFIX, "", ON_TARGETS, "") \
    X(VM_MODULES,   "--enable-native-access|--illegal-access", VALUE, "", ON_TARGETS, "") \
    X(VM_TUNING,    "-X", JOINED, "", ON_TARGETS, "")
/* clang-format on */

enum option_id {
#define X(id, names, style, argument, commands, help) OPTION_##id,
    OPTION_TABLE(X)
#undef X
        OPTION_COUNT
};

enum option_style { OPTION_STYLE_FLAG, OPTION_STYLE_VALUE, OPTION_STYLE_SUFFIX, OPTION_STYLE_JOINED, OPTION_STYLE_OPTIONAL };

struct option {
    enum option_id id;
    const char *names;
    enum option_style style;
    const char *argument;
    unsigned commands;
    const char *help;
};

/* The row of an option. */
const struct option *option_row(enum option_id id);

struct option_match {
    enum option_id id;
    const char *value; /* borrowed from argv; "" for a flag */
};

/* Reads the option at argv[*at] and moves *at behind it. 1: an option; 0: argv[*at] is none (or
 * argv has ended); -1 with diag: the command has no such option, or its value is missing. */
int option_next(enum command command, int argc, char **argv, int *at, struct option_match *match, struct diag *diag);

/* A number of bytes: "512m", "2G", "1000". 0, or -1 with diag naming the option. */
int option_size(const char *option, const char *text, u64 *bytes, struct diag *diag);

/* A time in seconds: "30s", "5m", "1h", "1.5". 0, or -1 with diag naming the option. */
int option_time(const char *option, const char *text, double *seconds, struct diag *diag);

/* A whole number. 0, or -1 with diag naming the option. */
int option_number(const char *option, const char *text, u64 *number, struct diag *diag);

/* The same for options that ask for something to be done, or bound it: 0 is refused, too. */
int option_count(const char *option, const char *text, u64 *number, struct diag *diag);
int option_time_limit(const char *option, const char *text, double *seconds, struct diag *diag);
int option_size_limit(const char *option, const char *text, u64 *bytes, struct diag *diag);

#endif
