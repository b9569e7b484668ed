#include "report/story.h"

#include <stdlib.h>

#include "base/memory.h"

struct story *story_new(void) {
    struct story *story = memory_zero(1, sizeof *story);
    story->arena = arena_new();
    return story;
}

void story_free(struct story *story) {
    if (!story) return;
    for (u32 i = 0; i < story->rows.count; i++) vec_free(&story->rows.items[i].actions);
    vec_free(&story->rows);
    vec_free(&story->facts);
    vec_free(&story->ends);
    vec_free(&story->threads);
    arena_free(story->arena);
    free(story);
}
