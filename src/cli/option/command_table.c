#include "cli/option/command_table.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

static const struct command_row rows[COMMAND_COUNT] = {
#define COMMAND(id, name, function, synopsis, help) {COMMAND_##id, name, synopsis, help},
#include "cli/option/commands.def"
};

const struct command_row *command_at(enum command_number number) {
    assert((unsigned)number < COMMAND_COUNT);
    return &rows[number];
}

const struct command_row *command_row(enum command id) {
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (rows[i].id == id) return &rows[i];
    assert(!"one command");
    return NULL;
}

const struct command_row *command_named(const char *name) {
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(rows[i].name, name) == 0) return &rows[i];
    return NULL;
}
