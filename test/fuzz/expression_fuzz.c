/* Any text as an invariant: it has a tree, or a message. */
#include <stdlib.h>
#include <string.h>

#include "search/property/expression.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static u32 count_nodes(const struct expression *e) { return e ? 1 + count_nodes(e->left) + count_nodes(e->right) : 0; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct arena *arena = arena_new();
    struct diag diag = {""};
    char *text = calloc(1, size + 1);
    memcpy(text, data, size);
    const struct expression *e = expression_parse(arena, text, &diag);
    if (e ? !count_nodes(e) : !diag.text[0]) abort();
    free(text);
    arena_free(arena);
    return 0;
}
