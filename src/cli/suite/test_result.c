#include "cli/suite/test_result.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "cli/host/exit_status.h"
#include "cli/host/file.h"
#include "cli/search/kept_result.h"

static const char *const names[TEST_VERDICT_COUNT] = {
#define NAME(id, name) name,
    TEST_VERDICTS(NAME)
#undef NAME
};

const char *test_verdict_name(enum test_verdict verdict) { return names[verdict]; }

bool test_verdict_named(const char *name, enum test_verdict *verdict) {
    for (int i = 0; i < TEST_VERDICT_COUNT; i++)
        if (strcmp(names[i], name) == 0) return *verdict = (enum test_verdict)i, true;
    return false;
}

static const char *first_line(struct arena *arena, const char *text) {
    return arena_printf(arena, "%.*s", (int)strcspn(text, "\n"), text);
}

static const char *read_text(struct arena *arena, const char *folder, const char *name) {
    struct slice text;
    struct diag ignored;
    const char *path = arena_printf(arena, "%s/%s", folder, name);
    return file_read(arena, path, &text, &ignored) == 0 ? (const char *)text.at : "";
}

/* ---- the report ---- */

/* "assertion: expected: <2> but was: <1>", and how many more there are. */
static const char *findings_line(struct arena *arena, const struct json_value *findings) {
    const char *line = NULL;
    u32 more = 0;
    for (const struct json_value *f = findings ? findings->first : NULL; f; f = f->next) {
        const char *status = json_member_text(f, "status"), *kind = json_member_text(f, "kind");
        const char *message = json_member_text(f, "message");
        if (status && strcmp(status, "refuted") == 0) continue;
        more += line != NULL;
        if (!line) line = first_line(arena, arena_printf(arena, "%s: %s", kind ? kind : "", message ? message : ""));
    }
    return more ? arena_printf(arena, "%s, and %u more", line, more) : line;
}

static const char *first_schedule(const struct json_value *findings) {
    for (const struct json_value *f = findings ? findings->first : NULL; f; f = f->next)
        if (json_member_text(f, "schedule")) return json_member_text(f, "schedule");
    return NULL;
}

static bool take_verdict(struct test_result *result, const struct json_value *report) {
    const char *verdict = json_member_text(report, "verdict");
    if (verdict && strcmp(verdict, "nothing-found") == 0) {
        result->verdict = TEST_INCONCLUSIVE;
        result->reason = "nothing was found, but nothing is proved";
        return true;
    }
    return verdict && test_verdict_named(verdict, &result->verdict) && result->verdict <= TEST_VIOLATION;
}

bool test_result_read_report(struct test_result *result, struct arena *arena, const char *folder, int exit_status) {
    struct diag ignored;
    *result = (struct test_result){0};
    const char *text = read_text(arena, folder, KEPT_REPORT);
    result->report = json_read(arena, (struct slice){(const u8 *)text, strlen(text)}, &ignored);
    if (!result->report || !take_verdict(result, result->report)) return result->report = NULL, false;
    const struct json_value *findings = json_member(result->report, "findings");
    const struct json_value *stats = json_member(result->report, "stats");
    if (!result->reason) result->reason = json_member_text(result->report, "reason");
    if (result->verdict == TEST_ERROR && exit_status == EXIT_USAGE) {
        result->verdict = TEST_SKIPPED;
        result->reason = "JUnit did not run it to its end: a condition or an assumption does not hold";
    }
    if (result->verdict == TEST_VIOLATION) result->reason = findings_line(arena, findings);
    if (result->verdict == TEST_VIOLATION) result->text = read_text(arena, folder, "out.txt");
    result->schedule = first_schedule(findings);
    result->states = json_member_number(stats, "states");
    result->seconds = json_member_number(stats, "seconds");
    return true;
}

/* ---- the process ---- */

/* The first line of what it complained about. */
static const char *complaint(struct arena *arena, const char *folder) {
    static const char *const prefixes[] = {"havelock: ", "havelock check: "};
    const char *text = read_text(arena, folder, "err.txt");
    if (!*text) return NULL;
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (strncmp(text, prefixes[i], strlen(prefixes[i])) == 0) text += strlen(prefixes[i]);
    return first_line(arena, text);
}

static enum test_verdict verdict_of_status(int status) {
    if (!WIFEXITED(status)) return TEST_ERROR;
    switch (WEXITSTATUS(status)) {
    case EXIT_VIOLATION: return TEST_VIOLATION;
    case EXIT_INCONCLUSIVE: return TEST_INCONCLUSIVE;
    default: return TEST_ERROR; /* a clean check leaves a report */
    }
}

void test_result_read(struct test_result *result, struct arena *arena, const char *folder, int status) {
    int exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_UNSUPPORTED;
    if (test_result_read_report(result, arena, folder, exit_status)) {
        if (!result->reason && result->verdict == TEST_ERROR) result->reason = complaint(arena, folder);
        return;
    }
    *result = (struct test_result){.verdict = verdict_of_status(status), .reason = complaint(arena, folder)};
    if (WIFSIGNALED(status))
        result->reason =
            arena_printf(arena, "the check was ended by signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
    if (!result->reason) result->reason = arena_printf(arena, "the check ended with status %d", exit_status);
}
