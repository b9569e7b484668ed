#include "explain/schedule_file.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "vm/time/clock.h"
#include "vm/time/time_limits.h"

enum {
    MOST_WORDS = 1 << 16,
    MOST_CLASSES = 1 << 20,
    MOST_STEPS = 1 << 24,
    MOST_INPUT = 1 << 28,
    PIECE = 64,
    LONGEST_LINE = 1 << 18
};

static const char first_line[] = "havelock-schedule 1";

static const char *const stop_names[SCHEDULE_STOP_COUNT] = {
#define NAME(id, name) name,
    SCHEDULE_STOPS(NAME)
#undef NAME
};

void schedule_file_init(struct schedule_file *schedule_file) {
    *schedule_file = (struct schedule_file){.arena = arena_new(), .jdk = ""};
}

void schedule_file_free(struct schedule_file *schedule_file) {
    vec_free(&schedule_file->words);
    vec_free(&schedule_file->classes);
    vec_free(&schedule_file->input);
    vec_free(&schedule_file->limits);
    vec_free(&schedule_file->steps);
    if (schedule_file->arena) arena_free(schedule_file->arena);
    *schedule_file = (struct schedule_file){0};
}

/* FNV-1a: good enough to notice that a file has changed. */
u64 schedule_file_hash(struct slice bytes) { return hash_bytes(HASH_BYTES_START, bytes.at, bytes.length); }

/* ---- writing ---- */

static void write_text(const char *text, FILE *out) {
    if (!*text) fputs("%00", out); /* an empty word is a word, too */
    for (; *text; text++) {
        u8 c = (u8)*text;
        if (c <= ' ' || c == '%' || c == 0x7F) fprintf(out, "%%%02X", c);
        else fputc(c, out);
    }
}

static void write_line(const char *key, const char *text, FILE *out) {
    fprintf(out, "%s ", key);
    write_text(text, out);
    fputc('\n', out);
}

static void write_input(const struct schedule_file *schedule_file, FILE *out) {
    if (schedule_file->has_input && !schedule_file->input.count) fputs("input -\n", out);
    for (u32 i = 0; i < schedule_file->input.count; i++) {
        if (i % PIECE == 0) fputs("input ", out);
        fprintf(out, "%02x", schedule_file->input.items[i]);
        if (i % PIECE == PIECE - 1 || i + 1 == schedule_file->input.count) fputc('\n', out);
    }
}

void schedule_file_write(const struct schedule_file *schedule_file, FILE *out) {
    fprintf(out, "%s\n", first_line);
    write_line("jdk", schedule_file->jdk, out);
    if (schedule_file->folder) write_line("folder", schedule_file->folder, out);
    for (u32 i = 0; i < schedule_file->words.count; i++) write_line("word", schedule_file->words.items[i], out);
    write_line("violation", finding_kind_name(schedule_file->violation), out);
    for (u32 i = 0; i < schedule_file->classes.count; i++) {
        fputs("class ", out);
        write_text(schedule_file->classes.items[i].name, out);
        fprintf(out, " %016llx\n", (unsigned long long)schedule_file->classes.items[i].hash);
    }
    write_input(schedule_file, out);
    for (u32 i = 0; i < schedule_file->limits.count; i++)
        fprintf(out, "limit %llu %llu\n", (unsigned long long)schedule_file->limits.items[i].at,
                (unsigned long long)schedule_file->limits.items[i].unit);
    for (u32 i = 0; i < schedule_file->steps.count; i++) {
        const struct schedule_step *s = &schedule_file->steps.items[i];
        fprintf(out, "step %u %u %s ", s->thread, s->alternative, stop_names[s->stop]);
        write_text(s->method, out);
        fprintf(out, " %u %u %u", s->offset, s->depth, s->passes);
        if (s->part) fprintf(out, " %u", s->part);
        fputc('\n', out);
    }
    fprintf(out, "end %u\n", schedule_file->steps.count);
}

/* ---- reading ---- */

struct reader {
    struct schedule_file *schedule_file;
    struct slice text; /* what is left */
    struct slice line; /* what is left of the line */
    u32 number;
    struct diag *diag;
};

static int bad(struct reader *r, const char *what) { return diag_set(r->diag, "line %u: %s", r->number, what); }

static int next_line(struct reader *r) {
    const u8 *end = r->text.length ? memchr(r->text.at, '\n', r->text.length) : NULL;
    r->number++;
    if (!end) return bad(r, r->text.length ? "unterminated line" : "unexpected end of file");
    r->line = (struct slice){r->text.at, (size_t)(end - r->text.at)};
    if (r->line.length > LONGEST_LINE) return bad(r, "line too long");
    r->text = (struct slice){end + 1, r->text.length - r->line.length - 1};
    return 0;
}

/* Cuts the next word off the line; words are separated by one space. */
static int next_word(struct reader *r, struct slice *word) {
    const u8 *space = r->line.length ? memchr(r->line.at, ' ', r->line.length) : NULL;
    size_t length = space ? (size_t)(space - r->line.at) : r->line.length;
    if (!length) return bad(r, "missing word");
    *word = (struct slice){r->line.at, length};
    r->line.at += length + (space != NULL);
    r->line.length -= length + (space != NULL);
    if (space && !r->line.length) return bad(r, "trailing space");
    return 0;
}

static int line_ends(struct reader *r) { return r->line.length ? bad(r, "unexpected text at the end of the line") : 0; }

static bool is_word(struct slice word, const char *text) {
    return word.length == strlen(text) && memcmp(word.at, text, word.length) == 0;
}

static int digit_of(u8 c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static int read_text(struct reader *r, const char **out) {
    struct slice word;
    if (next_word(r, &word) < 0) return -1;
    char *text = arena_alloc(r->schedule_file->arena, word.length + 1);
    size_t used = 0;
    bool empty = is_word(word, "%00");
    for (size_t i = 0; i < word.length && !empty; i++) {
        u8 c = word.at[i];
        if (c == '%') {
            int high = i + 2 < word.length ? digit_of(word.at[i + 1]) : -1;
            int low = high >= 0 ? digit_of(word.at[i + 2]) : -1;
            if (low < 0) return bad(r, "% must be followed by two hexadecimal digits");
            c = (u8)(high << 4 | low);
            i += 2;
        } else if (c < ' ' || c == 0x7F) return bad(r, "unexpected control character");
        if (!c) return bad(r, "unexpected %00");
        text[used++] = (char)c;
    }
    *out = text;
    return 0;
}

static int read_number_upto(struct reader *r, u64 most, u64 *number) {
    struct slice word;
    *number = 0;
    if (next_word(r, &word) < 0) return -1;
    for (size_t i = 0; i < word.length; i++) {
        if (word.at[i] < '0' || word.at[i] > '9') return bad(r, "expected a number");
        *number = *number * 10 + (u64)(word.at[i] - '0');
        if (*number > most) return bad(r, "number too large");
    }
    return 0;
}

static int read_number(struct reader *r, u32 *out) {
    u64 number;
    if (read_number_upto(r, UINT32_MAX, &number) < 0) return -1;
    *out = (u32)number;
    return 0;
}

static int read_hash(struct reader *r, u64 *out) {
    struct slice word;
    if (next_word(r, &word) < 0) return -1;
    if (word.length != 16) return bad(r, "a hash must have 16 digits");
    *out = 0;
    for (size_t i = 0; i < word.length; i++) {
        int digit = digit_of(word.at[i]);
        if (digit < 0) return bad(r, "a hash must have hexadecimal digits");
        *out = *out << 4 | (u64)digit;
    }
    return 0;
}

static int read_stop(struct reader *r, enum schedule_stop *stop) {
    struct slice word;
    if (next_word(r, &word) < 0) return -1;
    for (int i = 0; i < SCHEDULE_STOP_COUNT; i++)
        if (is_word(word, stop_names[i])) return *stop = (enum schedule_stop)i, 0;
    return bad(r, "unknown end of a step");
}

static int read_violation(struct reader *r) {
    const char *name;
    if (read_text(r, &name) < 0) return -1;
    for (int i = 0; i < FINDING_KIND_COUNT; i++)
        if (strcmp(name, finding_kind_name((enum finding_kind)i)) == 0)
            return r->schedule_file->violation = (enum finding_kind)i, 0;
    return bad(r, "unknown kind of violation");
}

static int read_class(struct reader *r) {
    struct schedule_class class = {0};
    if (r->schedule_file->classes.count == MOST_CLASSES) return bad(r, "too many classes");
    if (read_text(r, &class.name) < 0 || read_hash(r, &class.hash) < 0) return -1;
    vec_push(&r->schedule_file->classes, class);
    return 0;
}

static int read_input(struct reader *r) {
    struct slice word;
    struct schedule_file *schedule_file = r->schedule_file;
    if (next_word(r, &word) < 0) return -1;
    if (schedule_file->input.count > MOST_INPUT) return bad(r, "too much input");
    schedule_file->has_input = true;
    if (is_word(word, "-")) return 0;
    for (size_t i = 0; i < word.length; i += 2) {
        int high = digit_of(word.at[i]), low = i + 1 < word.length ? digit_of(word.at[i + 1]) : -1;
        if (high < 0 || low < 0) return bad(r, "input must be pairs of hexadecimal digits");
        vec_push(&schedule_file->input, (u8)(high << 4 | low));
    }
    return 0;
}

static int read_limit(struct reader *r) {
    struct time_value limit;
    if (r->schedule_file->limits.count == MOST_TIME_LIMITS) return bad(r, "too many limits");
    if (read_number_upto(r, LONGEST_LIMIT, &limit.at) < 0 || read_number_upto(r, limit.at, &limit.unit) < 0) return -1;
    if (!limit.unit) return bad(r, "a unit must not be 0");
    vec_push(&r->schedule_file->limits, limit);
    return 0;
}

static int read_step(struct reader *r) {
    struct schedule_step s = {0};
    if (r->schedule_file->steps.count == MOST_STEPS) return bad(r, "too many steps");
    if (read_number(r, &s.thread) < 0 || read_number(r, &s.alternative) < 0 || read_stop(r, &s.stop) < 0 ||
        read_text(r, &s.method) < 0 || read_number(r, &s.offset) < 0 || read_number(r, &s.depth) < 0 ||
        read_number(r, &s.passes) < 0)
        return -1;
    if (r->line.length && read_number(r, &s.part) < 0) return -1;
    vec_push(&r->schedule_file->steps, s);
    return 0;
}

static int read_target_word(struct reader *r) {
    const char *text;
    if (r->schedule_file->words.count == MOST_WORDS) return bad(r, "too many words");
    if (read_text(r, &text) < 0) return -1;
    vec_push(&r->schedule_file->words, text);
    return 0;
}

static int read_end(struct reader *r) {
    u32 steps;
    if (read_number(r, &steps) < 0) return -1;
    if (steps != r->schedule_file->steps.count) return bad(r, "wrong number of steps");
    return r->text.length ? bad(r, "unexpected text after the end") : 0;
}

static int read_jdk(struct reader *r) { return read_text(r, &r->schedule_file->jdk); }
static int read_folder(struct reader *r) { return read_text(r, &r->schedule_file->folder); }

/* The parts of the file, in their order. */
enum part {
    PART_JDK,
    PART_FOLDER,
    PART_WORD,
    PART_VIOLATION,
    PART_CLASS,
    PART_INPUT,
    PART_LIMIT,
    PART_STEP,
    PART_END,
    PART_COUNT
};
static const struct {
    const char *key;
    int (*read)(struct reader *r);
    bool repeated, needed;
} parts[PART_COUNT] = {
    [PART_JDK] = {"jdk", read_jdk, false, true},          [PART_FOLDER] = {"folder", read_folder, false, false},
    [PART_WORD] = {"word", read_target_word, true, true}, [PART_VIOLATION] = {"violation", read_violation, false, true},
    [PART_CLASS] = {"class", read_class, true, false},    [PART_INPUT] = {"input", read_input, true, false},
    [PART_LIMIT] = {"limit", read_limit, true, false},    [PART_STEP] = {"step", read_step, true, false},
    [PART_END] = {"end", read_end, false, true},
};

/* Which part the line belongs to, seen from the one before; PART_COUNT: none that may follow. */
static u32 part_of(struct slice key, u32 last, bool seen) {
    for (u32 i = last; i < PART_COUNT; i++) {
        bool again = i == last && seen;
        if (is_word(key, parts[i].key)) return again && !parts[i].repeated ? PART_COUNT : i;
        if (parts[i].needed && !again) return PART_COUNT;
    }
    return PART_COUNT;
}

int schedule_file_read(struct schedule_file *schedule_file, struct slice text, struct diag *diag) {
    struct reader r = {.schedule_file = schedule_file, .text = text, .diag = diag};
    struct slice key;
    schedule_file_init(schedule_file);
    if (next_line(&r) < 0) return -1;
    if (!is_word(r.line, first_line)) return bad(&r, "not a schedule of version 1 (havelock-schedule 1)");
    u32 part = PART_JDK;
    for (bool seen = false; part != PART_END || !seen; seen = true) {
        if (next_line(&r) < 0 || next_word(&r, &key) < 0) return -1;
        part = part_of(key, part, seen);
        if (part == PART_COUNT) return bad(&r, "unexpected line");
        if (parts[part].read(&r) < 0 || line_ends(&r) < 0) return -1;
    }
    return 0;
}
