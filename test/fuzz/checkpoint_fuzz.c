/* Any bytes as a checkpoint whose head and checksum are right: nothing crashes, neither reading them nor going on with
 * what was accepted. The names, which need a program, are passed over, and nobody takes the steps again. */
#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "search/checkpoint.h"
#include "search/reduce/dpor.h"
#include "search/strategy/scc.h"
#include "state/transfer.h"
#include "vm/caveats.h"
#include "vm/world/host_snapshot.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { HEAD = 12, CHECKSUM = 8, MOST_LEVELS = 1 << 12 };

static const char kind[8] = "HAVELCKP";

/* The input with the head and the checksum that it should have. */
static struct slice sealed(const uint8_t *data, size_t size) {
    size_t length = size < HEAD + CHECKSUM ? HEAD + CHECKSUM : size;
    u8 *bytes = calloc(1, length);
    u32 version = 1;
    if (!bytes) abort();
    if (size) memcpy(bytes, data, size);
    memcpy(bytes, kind, sizeof kind);
    memcpy(bytes + sizeof kind, &version, sizeof version);
    u64 checksum = XXH3_64bits(bytes, length - CHECKSUM);
    memcpy(bytes + length - CHECKSUM, &checksum, CHECKSUM);
    return (struct slice){bytes, length};
}

struct request {
    bool lossy, reduce;
};

static struct request pass_request(struct archive_reader *r) {
    struct request request = {.reduce = true};
    for (u32 i = 0; i < 4; i++) archive_get_text(r); /* version, folder, JDK and its version */
    for (u32 left = archive_get32(r); left && !r->failed; left--) {
        const char *word = archive_get_text(r);
        if (strcmp(word, "--no-por") == 0) request.reduce = false;
        if (strcmp(word, "--store=fingerprint") == 0) request.lossy = true;
    }
    for (u32 left = archive_get32(r); left && !r->failed; left--) archive_get_text(r), archive_get_text(r);
    struct host_snapshot *host_snapshot = host_snapshot_new();
    host_snapshot_read(host_snapshot, r);
    host_snapshot_free(host_snapshot);
    return request;
}

static void pass_names(struct archive_reader *r) {
    u32 length;
    for (u32 left = archive_get32(r); left && !r->failed; left--) archive_get_text(r), archive_get64(r);
    archive_get_list(r, &length, 1);
}

/* Returns how many states there are. */
static u32 read_exact(struct archive_reader *r) {
    struct budget budget = {.limit = 64 << 20};
    struct diag diag = {""};
    struct component_table *components = component_table_new(&budget);
    struct tree *tree = tree_new(&budget);
    if (!components || !tree) abort();
    bool refused = transfer_read_components(components, r, &diag) < 0 ||
                   transfer_read_tree(tree, component_table_count(components), r, &diag) < 0;
    if (refused && !diag.text[0]) abort();
    if (refused) archive_fail(r);
    u32 states = tree_states(tree);
    component_table_free(components);
    tree_free(tree);
    for (u32 left = archive_get32(r); left && !r->failed; left--) archive_get32(r), archive_get64(r);
    return states;
}

static u32 read_lossy(struct archive_reader *r) {
    struct budget budget = {.limit = 64 << 20};
    struct diag diag = {""};
    struct fingerprint *f = fingerprint_new(&budget);
    if (!f) abort();
    if (transfer_read_fingerprints(f, r, &diag) < 0) archive_fail(r);
    u32 states = fingerprint_states(f);
    fingerprint_free(f);
    return states;
}

static void read_figures(struct vm *vm, struct archive_reader *r) {
    struct search_result result = {.outcomes = outcomes_new()};
    struct search s = {.vm = vm, .result = &result};
    struct schedule steps = {0};
    checkpoint_read(&s, &steps, r);
    vec_free(&steps);
    search_result_free(&result);
}

static void read_levels(struct dfs_stack *stack, struct archive_reader *r) {
    archive_get32(r); /* states that are not stored */
    for (u32 left = archive_get_upto(r, MOST_LEVELS); left && !r->failed; left--) {
        struct level level = {.mark = {.state = archive_get32(r)}, .first = stack->choices.count};
        u32 marks;
        const u8 *choices = archive_get_list(r, &level.count, sizeof(struct choice));
        const u8 *tried = archive_get_list(r, &marks, 1);
        archive_check(r, marks == level.count);
        for (u32 i = 0; i < level.count && !r->failed; i++) {
            struct choice choice;
            memcpy(&choice, choices + i * sizeof choice, sizeof choice);
            vec_push(&stack->choices, choice);
            vec_push(&stack->tried, tried[i] <= TRIED ? tried[i] : TRIED);
        }
        level.cursor = archive_get_upto(r, level.count);
        level.full = archive_get_upto(r, 1);
        vec_push(&stack->levels, level);
    }
    archive_check(r, stack->levels.count > 0);
}

/* Comes to every state again, then leaves all levels, one after the other, as a search would. */
static void go_on(struct scc *scc, struct dpor *reduction, struct dfs_stack *stack, u32 states) {
    struct scc_part part;
    for (u32 state = 1; stack->levels.count > 1 && state <= states; state++) {
        if (reduction) dpor_again(reduction, state);
        scc_again(scc, state, state % 3);
    }
    while (stack->levels.count) {
        scc_leave(scc, &part);
        if (reduction) dpor_leave(reduction);
        dfs_stack_pop(stack);
        if (reduction && stack->levels.count) dpor_back(reduction);
    }
}

static void read_search(struct archive_reader *r, struct request request, u32 states) {
    struct vm vm = {.explore.protection = protection_new(), .caveats = caveats_new()};
    struct dfs_stack stack = {0};
    struct dpor *reduction = request.reduce ? dpor_new(&vm, &stack) : NULL;
    struct scc *scc = scc_new();
    protection_read(&vm, r);
    read_figures(&vm, r);
    read_levels(&stack, r);
    scc_read(scc, stack.levels.count, states, r);
    if (reduction && !r->failed) dpor_read(reduction, states, r);
    if (!r->failed) go_on(scc, reduction, &stack, states);
    scc_free(scc);
    dpor_free(reduction);
    dfs_stack_free(&stack);
    protection_free(vm.explore.protection);
    caveats_free(vm.caveats);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct archive_reader r;
    struct diag diag = {""};
    if (archive_open(&r, (struct slice){data, size}, kind, 1, &diag) < 0 && !diag.text[0]) abort();
    struct slice bytes = sealed(data, size);
    if (archive_open(&r, bytes, kind, 1, &diag) < 0) abort();
    struct request request = pass_request(&r);
    pass_names(&r);
    u32 states = request.lossy ? read_lossy(&r) : read_exact(&r);
    if (!r.failed) read_search(&r, request, states);
    free((void *)(uintptr_t)bytes.at);
    return 0;
}
