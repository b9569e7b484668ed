#include "report/columns.h"

#include <string.h>

#include "report/crowd.h"

enum {
    USUAL_WIDTH = 100,
    STEP_WIDTH = 5,
    LEAST_COLUMN = 21,
    MOST_COLUMN = 60,
    INDENT = 2,
    COLORS = 6,
    MOST_HEAD_LINES = 2,
    LEAST_LINE = 3
};

struct page {
    const struct story *story;
    const struct columns_style *style;
    FILE *out;
    u32 width;
    u32 count;        /* of the threads that have rows: the first so many of the story */
    u32 *columns;     /* by thread: its width; NULL: names instead */
    u32 name_width;   /* names instead: of the longest */
    const char *file; /* that most rows are of: they go without its name; NULL: there is none */
};

/* ---- text ---- */

/* Characters of so many bytes of UTF-8; good enough for what stands in programs. */
static u32 characters_in(const char *text, size_t bytes) {
    u32 count = 0;
    for (size_t i = 0; i < bytes; i++) count += ((u8)text[i] & 0xC0) != 0x80;
    return count;
}

static u32 characters(const char *text) { return characters_in(text, strlen(text)); }

/* How many bytes the first so many characters take. */
static size_t bytes_of(const char *text, u32 count) {
    size_t i = 0;
    for (; text[i]; i++)
        if (((u8)text[i] & 0xC0) != 0x80 && count-- == 0) break;
    return i;
}

static void paint(const struct page *p, const char *code) {
    if (p->style->color) fputs(code, p->out);
}

static void paint_thread(const struct page *p, u32 thread) {
    static const char *const codes[COLORS] = {"\033[36m", "\033[33m", "\033[35m", "\033[32m", "\033[34m", "\033[31m"};
    paint(p, codes[thread % COLORS]);
}

static void spaces(const struct page *p, u32 count) { fprintf(p->out, "%*s", (int)count, ""); }

/* ---- the cell of a row ---- */

/* "Main.java:12"; a long name is cut at its beginning, because the line is what one looks for. */
static const char *place_of(struct arena *arena, const char *file, int line, u32 room) {
    const char *place = arena_printf(arena, "%s:%d", file, line);
    u32 length = characters(place);
    return length <= room ? place : arena_printf(arena, "..%s", place + bytes_of(place, length - room + 2));
}

/* "12: counter++;" */
static const char *head_of(const struct page *p, struct arena *arena, const struct story_row *row, u32 room) {
    const char *code = row->source ? row->source : "";
    if (!row->file) return NULL;
    if (!row->line) return arena_printf(arena, "%s", row->file);
    if (p->file && row->source && strcmp(p->file, row->file) == 0)
        return arena_printf(arena, "%d: %s", row->line, code);
    return arena_printf(arena, "%s%s%s", place_of(arena, row->file, row->line, room), *code ? ": " : "", code);
}

/* Begins a line of the output and goes to the column of a thread. */
static void indent_to(const struct page *p, u32 thread, const char *step) {
    fprintf(p->out, "%*s", STEP_WIDTH, step);
    if (!p->columns) return;
    for (u32 i = 0; i < thread; i++) {
        fputs(i ? " | " : "  ", p->out);
        spaces(p, p->columns[i]);
    }
    fputs(thread ? " | " : "  ", p->out);
}

/* Closes a line whose cell is filled up to `used`: the lines between the columns go through. */
static void close_line(const struct page *p, u32 thread, u32 used) {
    if (p->columns && thread + 1 < p->count) {
        spaces(p, p->columns[thread] > used ? p->columns[thread] - used : 0);
        for (u32 i = thread + 1; i < p->count; i++) {
            fputs(" |", p->out);
            if (i + 1 < p->count) spaces(p, p->columns[i] + 1);
        }
    }
    fputc('\n', p->out);
}

/* Where to break a text that is too long: at a space, else before a point or a bracket, else
 * after a hyphen, if there is one. */
static size_t break_of(const char *text, u32 room) {
    size_t bytes = bytes_of(text, room);
    if (!text[bytes]) return bytes;
    for (const char *marks = " .("; *marks; marks++)
        for (size_t i = bytes; i > bytes / 3; i--)
            if (text[i] == *marks && text[i - 1] != '=') return i;
    for (size_t i = bytes; i > bytes / 3; i--)
        if (text[i - 1] == '-' || text[i - 1] == '_') return i;
    for (size_t i = bytes; i > 0; i--)
        if (text[i] == ' ') return i;
    return bytes;
}

/* The same for source text, which is broken at spaces only; without one it is cut. */
static size_t space_of(const char *text, u32 room) {
    size_t bytes = bytes_of(text, room);
    if (!text[bytes]) return bytes;
    for (size_t i = bytes; i > bytes / 3; i--)
        if (text[i] == ' ' && strlen(text + i) > LEAST_LINE) return i;
    return strlen(text);
}

/* One line of a head, cut where it does not fit. */
static void print_head(const struct page *p, u32 thread, const char *head, u32 room) {
    u32 length = characters(head);
    bool cut = length > room;
    size_t bytes = bytes_of(head, cut ? room - 2 : length);
    fprintf(p->out, "%.*s%s", (int)bytes, head, cut ? ".." : "");
    close_line(p, thread, cut ? room : length);
}

/* A head in a column: what does not fit into its first line goes on in a second one, which is cut. A word for a line of
 * its own should be worth that. */
static void print_narrow_head(const struct page *p, struct arena *arena, u32 thread, const char *step, const char *head,
                              u32 room) {
    u32 indent = 0;
    for (u32 line = 1; *head; line++) {
        size_t bytes = line < MOST_HEAD_LINES ? space_of(head, room) : strlen(head);
        indent_to(p, thread, line == 1 ? step : "");
        print_head(p, thread, arena_printf(arena, "%*s%.*s", (int)indent, "", (int)bytes, head), room);
        for (head += bytes; *head == ' ';) head++;
        indent = 2 * INDENT;
    }
}

/* One action, over as many lines as it takes. A step stands before the first. */
static void print_action(const struct page *p, u32 thread, const char *step, const char *text, u32 room, u32 indent) {
    u32 extra = 0;
    while (*text) {
        size_t bytes = break_of(text, room - indent - extra);
        char piece[400];
        snprintf(piece, sizeof piece, "%.*s", (int)(bytes < 399 ? bytes : 399), text);
        indent_to(p, thread, extra ? "" : step);
        spaces(p, indent + extra);
        paint_thread(p, thread);
        fputs(piece, p->out);
        paint(p, "\033[0m");
        close_line(p, thread, indent + extra + characters(piece));
        for (text += strlen(piece); *text == ' ';) text++;
        extra = 2;
    }
}

static void print_columns_row(const struct page *p, struct arena *arena, const struct story_row *row,
                              const char *step) {
    u32 room = p->columns[row->thread];
    const char *head = head_of(p, arena, row, room);
    if (head) print_narrow_head(p, arena, row->thread, step, head, room);
    for (u32 i = 0; i < row->actions.count; i++)
        print_action(p, row->thread, head || i ? "" : step, row->actions.items[i], room, head ? INDENT : 0);
}

static void print_names_row(const struct page *p, struct arena *arena, const struct story_row *row, const char *step,
                            bool switched) {
    u32 left = STEP_WIDTH + 2 + p->name_width + 2, room = p->width - left;
    const char *head = head_of(p, arena, row, room), *name = p->story->threads.items[row->thread];
    fprintf(p->out, "%*s  ", STEP_WIDTH, step);
    if (switched) {
        paint_thread(p, row->thread);
        fputs(name, p->out);
        paint(p, "\033[0m");
        spaces(p, p->name_width - characters(name) + 2);
    } else spaces(p, left - STEP_WIDTH - 2);
    if (head) print_head(p, row->thread, head, room);
    for (u32 i = 0; i < row->actions.count; i++) {
        if (head || i) spaces(p, head ? left + INDENT : left);
        paint_thread(p, row->thread);
        fputs(row->actions.items[i], p->out);
        paint(p, "\033[0m");
        fputc('\n', p->out);
    }
}

/* ---- the layout ---- */

/* The longest of its actions, or of all its texts. */
static u32 longest_text(const struct page *p, struct arena *arena, u32 thread, bool sources_too) {
    u32 longest = characters(p->story->threads.items[thread]);
    for (u32 i = 0; i < p->story->rows.count; i++) {
        const struct story_row *row = &p->story->rows.items[i];
        if (row->thread != thread) continue;
        const char *head = sources_too ? head_of(p, arena, row, UINT32_MAX) : NULL;
        u32 width = head ? characters(head) : 0;
        for (u32 k = 0; k < row->actions.count; k++) {
            u32 action = characters(row->actions.items[k]) + INDENT;
            if (action > width) width = action;
        }
        if (width > longest) longest = width;
    }
    return longest > MOST_COLUMN ? MOST_COLUMN : longest;
}

/* The column that can best do with less: where only source text is cut off, else the widest. */
static u32 most_generous(const u32 *columns, const u32 *needed, u32 count) {
    u32 best = 0, widest = 0, spare = 0;
    for (u32 i = 0; i < count; i++) {
        u32 more = columns[i] > needed[i] && columns[i] > LEAST_COLUMN ? columns[i] - needed[i] : 0;
        if (more > spare) spare = more, best = i;
        if (columns[i] > columns[widest]) widest = i;
    }
    return spare ? best : widest;
}

/* Takes away until all fit. False: they would become too narrow. */
static bool squeeze(u32 *columns, const u32 *needed, u32 count, u32 room) {
    u32 sum = 0;
    for (u32 i = 0; i < count; i++) sum += columns[i];
    for (; sum > room; sum--) {
        u32 from = most_generous(columns, needed, count);
        if (columns[from] <= LEAST_COLUMN) return false;
        columns[from]--;
    }
    return true;
}

/* The file of most rows; stories of very many files have one of the first. */
static const char *usual_file(const struct story *story) {
    struct {
        const char *file;
        u32 rows;
    } files[16] = {{NULL, 0}};
    u32 most = 0;
    for (u32 i = 0; i < story->rows.count; i++) {
        const char *file = story->rows.items[i].file;
        for (u32 k = 0; file && k < sizeof files / sizeof files[0]; k++) {
            if (files[k].file && strcmp(files[k].file, file) != 0) continue;
            files[k].file = file;
            if (++files[k].rows > files[most].rows) most = k;
            break;
        }
    }
    return files[most].file;
}

/* Does the usual file have to be named, because lines go without it, and there are others? */
static bool has_other_files(const struct page *p) {
    bool others = false, nameless = false;
    for (u32 i = 0; i < p->story->rows.count; i++) {
        const struct story_row *row = &p->story->rows.items[i];
        if (!row->file) continue;
        others |= strcmp(row->file, p->file) != 0;
        nameless |= row->source && strcmp(row->file, p->file) == 0;
    }
    return others && nameless;
}

static void lay_out(struct page *p, struct arena *arena) {
    const struct story *story = p->story;
    for (u32 i = 0; i < story->rows.count; i++)
        if (story->rows.items[i].thread >= p->count) p->count = story->rows.items[i].thread + 1;
    u32 count = p->count, edges = STEP_WIDTH + 3 * count;
    p->file = usual_file(story);
    u32 *columns = arena_alloc(arena, (count + 1) * sizeof *columns),
        *needed = arena_alloc(arena, (count + 1) * sizeof *needed);
    for (u32 i = 0; i < count; i++) {
        columns[i] = longest_text(p, arena, i, true);
        needed[i] = longest_text(p, arena, i, false);
        u32 name = characters(story->threads.items[i]);
        if (name > p->name_width) p->name_width = name;
    }
    if (count && edges < p->width && squeeze(columns, needed, count, p->width - edges)) p->columns = columns;
    if (p->width < STEP_WIDTH + p->name_width + 30) p->width = STEP_WIDTH + p->name_width + 30;
}

/* One line of the names above the columns; long names go on in the next. True: there is a next one. */
static bool print_names(const struct page *p, const char **rest) {
    bool more = false;
    for (u32 i = 0; i < p->count; i++) {
        size_t bytes = break_of(rest[i], p->columns[i]);
        u32 room = p->columns[i] - characters_in(rest[i], bytes);
        fputs(i ? " | " : "  ", p->out);
        fprintf(p->out, "%.*s", (int)bytes, rest[i]);
        if (i + 1 < p->count) spaces(p, room);
        for (rest[i] += bytes; *rest[i] == ' ';) rest[i]++;
        more |= *rest[i] != 0;
    }
    return more;
}

static void print_header(const struct page *p, struct arena *arena) {
    const char **rest = arena_alloc(arena, (p->count + 1) * sizeof *rest);
    for (u32 i = 0; i < p->count; i++) rest[i] = p->story->threads.items[i];
    paint(p, "\033[1m");
    fprintf(p->out, "%*s", STEP_WIDTH, "step");
    if (!p->columns) fprintf(p->out, "  thread");
    else
        while (print_names(p, rest)) fprintf(p->out, "\n%*s", STEP_WIDTH, "");
    paint(p, "\033[0m");
    fputc('\n', p->out);
    for (u32 i = 0; p->columns && i < p->count; i++) {
        fputs(i ? "-+-" : "-------", p->out);
        for (u32 k = 0; k < p->columns[i]; k++) fputc('-', p->out);
    }
    if (p->columns) fputc('\n', p->out);
}

/* Where it differs from that of the row before. */
static const char *step_label(struct arena *arena, const struct story_row *row, bool is_first) {
    if (!is_first && row[-1].step == row->step) return "";
    return row->step ? arena_printf(arena, "%u", row->step) : "end";
}

void columns_write(const struct story *story, const struct columns_style *style, FILE *out) {
    struct page p = {.story = story, .style = style, .out = out, .width = style->width ? style->width : USUAL_WIDTH};
    struct arena *arena = arena_new();
    lay_out(&p, arena);
    u32 first = style->most_rows && story->rows.count > style->most_rows ? story->rows.count - style->most_rows : 0;
    if (first) fprintf(out, "(first %u rows left out)\n", first);
    if (p.file && has_other_files(&p)) fprintf(out, "(line numbers without a file name refer to %s)\n", p.file);
    print_header(&p, arena);
    for (u32 i = first; i < story->rows.count; i++) {
        const struct story_row *row = &story->rows.items[i];
        bool switched = i == first || row[-1].thread != row->thread;
        const char *step = step_label(arena, row, i == first);
        if (p.columns) print_columns_row(&p, arena, row, step);
        else print_names_row(&p, arena, row, step, switched);
    }
    arena_free(arena);
}

/* ---- the ends ---- */

static bool is_same_text(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

/* Is the same to be said of both? Whoever holds something is told of alone. */
static bool is_same_end(const struct story_end *a, const struct story_end *b) {
    return !a->holds && !b->holds && is_same_text(a->state, b->state) && a->line == b->line &&
           is_same_text(a->file, b->file);
}

/* The names of all that are in the state of this one, and the note if it is the same for all. */
static u32 names_at(const struct story *story, u32 end, const char **names, const char **note) {
    u32 count = 0;
    *note = story->ends.items[end].note;
    for (u32 i = 0; i < story->ends.count; i++) {
        if (i != end && !is_same_end(&story->ends.items[end], &story->ends.items[i])) continue;
        if (!is_same_text(*note, story->ends.items[i].note)) *note = NULL;
        names[count++] = story->threads.items[story->ends.items[i].thread];
    }
    return count;
}

static bool is_told(const struct story *story, u32 end) {
    for (u32 i = 0; i < end; i++)
        if (is_same_end(&story->ends.items[end], &story->ends.items[i])) return true;
    return false;
}

static void print_end(const struct page *p, const struct story_end *end, const char *who, const char *note,
                      bool alone) {
    fputs("  ", p->out);
    if (alone) paint_thread(p, end->thread);
    fputs(who, p->out);
    if (alone) paint(p, "\033[0m");
    if (end->holds) fprintf(p->out, " holds %s%s", end->holds, end->state ? "\n    and" : "");
    if (end->state) fprintf(p->out, " %s", end->state);
    fputc('\n', p->out);
    if (end->file && end->state && end->line)
        fprintf(p->out, "      at %s:%d%s%s\n", end->file, end->line, end->source ? ": " : "",
                end->source ? end->source : "");
    else if (end->file && end->state) fprintf(p->out, "      at %s\n", end->file);
    if (note) fprintf(p->out, "    (%s)\n", note);
}

void columns_write_ends(const struct story *story, const char *title, const struct columns_style *style, FILE *out) {
    struct page p = {.story = story, .style = style, .out = out};
    struct arena *arena = arena_new();
    const char **names = arena_alloc(arena, (story->ends.count + 1) * sizeof *names);
    if (story->ends.count || story->facts.count) fprintf(out, "%s\n", title);
    for (u32 i = 0; i < story->facts.count; i++) fprintf(out, "  %s\n", story->facts.items[i]);
    for (u32 i = 0; i < story->ends.count; i++) {
        const struct story_end *end = &story->ends.items[i];
        const char *note;
        u32 count = names_at(story, i, names, &note);
        if (count < CROWD_FEWEST) print_end(&p, end, story->threads.items[end->thread], end->note, true);
        else if (!is_told(story, i)) print_end(&p, end, crowd_each(arena, names, count), note, false);
    }
    arena_free(arena);
}
