#include "cli/commands.h"

#include "cli/commands/check.h"
#include "cli/commands/demo.h"
#include "cli/commands/doctor.h"
#include "cli/commands/hunt.h"
#include "cli/commands/java.h"
#include "cli/commands/replay.h"
#include "cli/commands/run.h"

#include <string.h>

static const struct command_row rows[] = {
#define X(id, name, function, synopsis, help) {COMMAND_##id, name, function, synopsis, help},
    COMMAND_TABLE(X)
#undef X
};

const struct command_row *command_at(unsigned index) {
    return index < sizeof rows / sizeof *rows ? &rows[index] : NULL;
}

const struct command_row *command_named(const char *name) {
    for (unsigned i = 0; command_at(i); i++)
        if (strcmp(rows[i].name, name) == 0) return &rows[i];
    return NULL;
}

const struct command_row *command_row(enum command id) {
    for (unsigned i = 0; command_at(i); i++)
        if (rows[i].id == id) return &rows[i];
    return NULL;
}
