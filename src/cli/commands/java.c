/* java.c - `havelock java`: runs a program as java does. */
#include "cli/commands/commands.h"

#include "cli/host/exit_status.h"
#include "cli/option/help.h"
#include "cli/target/launch.h"
#include "cli/target/target.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"
#include "vm/interp/scheduler.h"

#include <stdio.h>
#include <time.h>

static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void print_stats(const struct vm *vm, double seconds) {
    fprintf(stderr, "havelock: instructions %llu\n", (unsigned long long)inspect_instructions(vm));
    fprintf(stderr, "havelock: instructions per second %.0f\n",
            (double)inspect_instructions(vm) / (seconds > 0 ? seconds : 1));
    fprintf(stderr, "havelock: objects %llu\n", (unsigned long long)inspect_objects_allocated(vm));
    fprintf(stderr, "havelock: classes %u\n", program_class_count(inspect_program(vm)));
    fprintf(stderr, "havelock: cpu seconds %.3f\n", seconds);
}

static int run(const struct target *target) {
    struct launch launch;
    struct launch_failure failure;
    int status = EXIT_VIOLATION;
    if (launch_open(&launch, target, &failure) < 0) {
        fprintf(failure.on_output ? stdout : stderr, "%s\n", failure.text);
        if (!failure.loading) status = EXIT_UNSUPPORTED;
        if (failure.usage) status = EXIT_USAGE;
    } else {
        control_count_instructions(launch.vm, target->option[OPTION_STATS] != NULL);
        double start = cpu_seconds();
        status = scheduler_run(launch.vm);
        fflush(stdout);
        if (inspect_fatal(launch.vm)[0]) fprintf(stderr, "havelock: %s", inspect_fatal(launch.vm));
        if (target->option[OPTION_STATS]) print_stats(launch.vm, cpu_seconds() - start);
    }
    launch_close(&launch);
    return status;
}

int cli_java(struct watch *watch, int argc, char **argv) {
    (void)watch;
    struct target target;
    struct diag diag = {""};
    int status = EXIT_CLEAN;
    int parsed = target_parse(&target, NULL, COMMAND_JAVA, argc, argv, &diag);
    if (parsed < 0 && target.is_bad_jar) {
        fprintf(stderr, "%s\n", diag.text);
        status = EXIT_VIOLATION;
    } else if (parsed < 0) status = help_complain(COMMAND_JAVA, &diag);
    else if (parsed == 1) help_print_command(stdout, COMMAND_JAVA);
    else status = run(&target);
    target_free(&target);
    return status;
}
