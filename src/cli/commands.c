#include "cli/commands.h"

#include "cli/check.h"
#include "cli/demo.h"
#include "cli/doctor.h"
#include "cli/hunt.h"
#include "cli/java.h"
#include "cli/replay.h"
#include "cli/run.h"

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
        if (strcmp(rows[i].name, name) == 0)
            return &rows[i];
    return NULL;
}

const struct command_row *command_row(enum command id) {
    for (unsigned i = 0; command_at(i); i++)
        if (rows[i].id == id)
            return &rows[i];
    return NULL;
}
