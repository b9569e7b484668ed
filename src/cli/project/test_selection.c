#include "cli/project/test_selection.h"

#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef bool fit(struct arena *arena, const struct listed_test *test, const char *text);

/* ---- does it fit? ---- */

static bool matches(const char *pattern, const char *text) { return fnmatch(pattern, text, 0) == 0; }

/* "p.Foo$Inner" fits "p.Foo$Inner", "Foo$Inner", and what its outer classes fit. */
static bool class_fits(struct arena *arena, const char *class_name, const char *pattern) {
    char *name = arena_string(arena, class_name);
    for (;;) {
        const char *dot = strrchr(name, '.');
        if (matches(pattern, name) || (dot && matches(pattern, dot + 1))) return true;
        char *dollar = strrchr(name, '$');
        if (!dollar) return false;
        *dollar = 0;
    }
}

/* A method with parameters fits without them, too. */
static bool method_fits(struct arena *arena, const char *method, const char *pattern) {
    const char *bare = arena_printf(arena, "%.*s", (int)strcspn(method, "("), method);
    return matches(pattern, method) || matches(pattern, bare);
}

static bool pattern_fits(struct arena *arena, const struct listed_test *test, const char *pattern) {
    size_t length = strcspn(pattern, "#");
    const char *class_name = arena_printf(arena, "%.*s", (int)strcspn(test->name, "#"), test->name);
    const char *class_pattern = arena_printf(arena, "%.*s", (int)length, pattern);
    if (length && !class_fits(arena, class_name, class_pattern)) return false;
    if (!pattern[length]) return true;
    return test->method.method && method_fits(arena, test->method.method, pattern + length + 1);
}

static bool package_fits(struct arena *arena, const struct listed_test *test, const char *package) {
    size_t length = strlen(package);
    const char *class_name = arena_printf(arena, "%.*s", (int)strcspn(test->name, "#"), test->name);
    return strncmp(class_name, package, length) == 0 && class_name[length] == '.';
}

static bool tag_fits(struct arena *arena, const struct listed_test *test, const char *tag) {
    (void)arena;
    for (u32 i = 0; i < test->method.tags.count; i++)
        if (strcmp(test->method.tags.items[i], tag) == 0) return true;
    return false;
}

static bool is_meant(struct arena *arena, const struct listed_test *test, const struct paths *texts, fit *fits) {
    bool some = false, wanted = false;
    for (u32 i = 0; i < texts->count; i++) {
        const char *text = texts->items[i];
        if (*text == '!') {
            if (fits(arena, test, text + 1)) return false;
            continue;
        }
        some = true;
        wanted |= fits(arena, test, text);
    }
    return wanted || !some;
}

/* ---- the list ---- */

static int refuse_vain(struct test_list *list, const struct paths *texts, const char *option, fit *fits,
                       struct diag *diag) {
    for (u32 i = 0; i < texts->count; i++) {
        const char *text = texts->items[i] + (texts->items[i][0] == '!');
        bool used = false;
        for (u32 k = 0; k < list->tests.count && !used; k++) used = fits(list->arena, &list->tests.items[k], text);
        if (!used) return diag_set(diag, "%s=%s: none of the %u tests fits", option, text, list->tests.count);
    }
    return 0;
}

struct wanted {
    const struct test_selection *selection;
    struct arena *arena;
};

static bool is_wanted(void *context, const struct listed_test *test, u32 number) {
    const struct wanted *wanted = context;
    const struct test_selection *s = wanted->selection;
    (void)number;
    return is_meant(wanted->arena, test, &s->patterns, pattern_fits) &&
           is_meant(wanted->arena, test, &s->packages, package_fits) &&
           is_meant(wanted->arena, test, &s->tags, tag_fits);
}

static bool is_in_shard(void *context, const struct listed_test *test, u32 number) {
    const struct test_selection *s = context;
    (void)test;
    return number % s->shards == s->shard - 1;
}

int test_selection_apply(const struct test_selection *s, struct test_list *list, struct diag *diag) {
    struct wanted wanted = {s, list->arena};
    struct test_selection copy = *s;
    if (refuse_vain(list, &s->patterns, "--test", pattern_fits, diag) < 0 ||
        refuse_vain(list, &s->packages, "--package", package_fits, diag) < 0 ||
        refuse_vain(list, &s->tags, "--tag", tag_fits, diag) < 0)
        return -1;
    u32 all = list->tests.count;
    test_list_keep(list, is_wanted, &wanted);
    if (all && !list->tests.count) return diag_set(diag, "none of the %u tests fits all that was asked for", all);
    if (!s->shards) return 0;
    all = list->tests.count;
    test_list_keep(list, is_in_shard, &copy);
    if (list->tests.count) return 0;
    return diag_set(diag, "--shard=%u/%u: there are only %u tests, this part is empty", s->shard, s->shards, all);
}

int test_selection_read_shard(struct test_selection *s, const char *text, struct diag *diag) {
    int end = 0;
    if (sscanf(text, "%u/%u%n", &s->shard, &s->shards, &end) == 2 && !text[end] && s->shard && s->shard <= s->shards)
        return 0;
    return diag_set(diag, "option --shard: %s is not I/N with 1 <= I <= N", text);
}

void test_selection_free(struct test_selection *s) {
    vec_free(&s->patterns);
    vec_free(&s->packages);
    vec_free(&s->tags);
}
