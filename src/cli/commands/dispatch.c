#include "cli/commands/dispatch.h"

#include <assert.h>

#include "cli/commands/commands.h"

int dispatch(enum command command, struct watch *watch, int argc, char **argv) {
    static const struct {
        enum command id;
        int (*run)(struct watch *watch, int argc, char **argv);
    } rows[COMMAND_COUNT] = {
#define COMMAND(id, name, function, synopsis, help) {COMMAND_##id, function},
#include "cli/option/commands.def"
    };
    int number = 0;
    while (number < COMMAND_COUNT && rows[number].id != command) number++;
    assert(number < COMMAND_COUNT);
    return rows[number].run(watch, argc, argv);
}
