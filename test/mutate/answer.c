/* answer.c - runs a program over mutants and writes down what came of each.
 *
 *   answer SEEDS MUTANTS OUT COMMAND... < LIST
 *
 * Each line of LIST is one that mutate printed. COMMAND is a java launcher with its options; it runs in the mutant's
 * folder, which comes first in the class path, the seed's folder being second. OUT/n receives the outcome: the exit
 * status, standard error without the frames of stack traces, and standard output. A sanitizer's report and a signal
 * are outcomes, too; whoever compares will not find them equal to anything.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { SECONDS = 20, MOST_ARGUMENTS = 64, MOST_OUTPUT = 1 << 20 };

struct line {
    char number[24], program[64], main[64], file[128];
};

static void give_up(const char *what) {
    fprintf(stderr, "answer: %s: %s\n", what, strerror(errno));
    exit(2);
}

/* In the child: never returns. */
static void become(const struct line *line, const char *seeds, const char *mutants, char **command, int out, int err) {
    char folder[1024], path[1200];
    char *arguments[MOST_ARGUMENTS + 5];
    int count = 0;
    snprintf(folder, sizeof folder, "%s/%s", mutants, line->number);
    if (chdir(folder) != 0) _exit(126);
    while (command[count] && count < MOST_ARGUMENTS) {
        arguments[count] = command[count];
        count++;
    }
    size_t length = strlen(line->file);
    int is_jar = length > 4 && strcmp(line->file + length - 4, ".jar") == 0;
    snprintf(path, sizeof path, ".:%s/%s", seeds, line->program);
    if (strcmp(line->main, "-jar") != 0) {
        arguments[count++] = "-cp";
        arguments[count++] = is_jar ? (char *)line->file : path;
    }
    arguments[count++] = (char *)line->main;
    if (strcmp(line->main, "-jar") == 0) arguments[count++] = (char *)line->file;
    arguments[count] = NULL;
    int nothing = open("/dev/null", O_RDONLY);
    if (nothing < 0 || dup2(nothing, 0) < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0) _exit(126);
    alarm(SECONDS); /* survives the exec */
    execvp(arguments[0], arguments);
    _exit(127);
}

static char *contents(FILE *file) {
    static char none[] = "";
    rewind(file);
    char *text = malloc(MOST_OUTPUT + 1);
    if (!text) return none;
    text[fread(text, 1, MOST_OUTPUT, file)] = 0;
    return text;
}

/* Standard error without frames: they depend on how a launcher is built. */
static void write_errors(FILE *out, char *text) {
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
        if (strncmp(line, "\tat ", 4) != 0 && strncmp(line, "\t... ", 5) != 0) fprintf(out, "%s\n", line);
}

/* All of it: programs may print zero bytes. */
static void write_output(FILE *to, FILE *from) {
    char piece[4096];
    size_t length;
    rewind(from);
    while ((length = fread(piece, 1, sizeof piece, from)) > 0) fwrite(piece, 1, length, to);
}

static void write_outcome(const char *path, int status, FILE *out, FILE *err) {
    FILE *to = fopen(path, "w");
    if (!to) give_up(path);
    if (WIFEXITED(status)) fprintf(to, "exit %d\n", WEXITSTATUS(status));
    else if (WTERMSIG(status) == SIGALRM) fprintf(to, "no end\n");
    else fprintf(to, "signal %d\n", WTERMSIG(status));
    char *errors = contents(err);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGALRM) {
        write_errors(to, errors);
        fprintf(to, "---\n");
        write_output(to, out);
    }
    fclose(to);
    free(errors);
}

static void answer(const struct line *line, const char *seeds, const char *mutants, const char *folder,
                   char **command) {
    char path[1200];
    int status = 0;
    FILE *out = tmpfile(), *err = tmpfile();
    if (!out || !err) give_up("temporary file");
    pid_t child = fork();
    if (child < 0) give_up("fork");
    if (child == 0) become(line, seeds, mutants, command, fileno(out), fileno(err));
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR) give_up("wait");
    snprintf(path, sizeof path, "%s/%s", folder, line->number);
    write_outcome(path, status, out, err);
    fclose(out);
    fclose(err);
}

int main(int argc, char **argv) {
    char text[1024];
    if (argc < 5) {
        fprintf(stderr, "usage: answer SEEDS MUTANTS OUT COMMAND... < LIST\n");
        return 2;
    }
    char *seeds = realpath(argv[1], NULL), *mutants = realpath(argv[2], NULL);
    if (!seeds || !mutants) give_up(argv[1]);
    mkdir(argv[3], 0777);
    while (fgets(text, sizeof text, stdin)) {
        struct line line;
        if (sscanf(text, "%23s %63s %63s %127s", line.number, line.program, line.main, line.file) == 4)
            answer(&line, seeds, mutants, argv[3], argv + 4);
    }
    free(seeds);
    free(mutants);
    return 0;
}
