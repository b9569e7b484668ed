#include "vm/caveats.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "vm/interp/backtrace.h"
#include "vm/vm.h"

enum { MOST_PLACES = 1000, SHOWN_PLACES = 3 };

/* Parts of CAVEAT_CLOCK_ONE_WAY. */
enum { CAME_OUT_LESS = 1, CAME_OUT_OTHERWISE = 2, OF_TIMES = 4, ALL_PARTS = 7 };

struct place {
    enum caveat caveat;
    const char *name; /* "Dice.java" or, without lines, "Dice.roll" */
    u32 line;         /* 0: without */
    u32 group, parts; /* of the places of a group; see caveat_note_part */
};

struct start {
    u32 places;
    u64 holders, others;
};

struct caveats {
    struct arena *arena;
    struct map *known; /* of instructions that were noted */
    struct VEC(struct place) places;
    u64 holders, others; /* of a time, among those who look at the clock: a bit for each thread */
    struct start start;  /* of the round: what there was before */
};

struct caveats *caveats_new(void) {
    struct caveats *c = memory_zero(1, sizeof *c);
    c->arena = arena_new();
    c->known = map_new();
    return c;
}

void caveats_free(struct caveats *c) {
    if (!c) return;
    arena_free(c->arena);
    map_free(c->known);
    vec_free(&c->places);
    free(c);
}

void caveats_begin(struct caveats *c) { c->start = (struct start){c->places.count, c->holders, c->others}; }

void caveats_begin_again(struct caveats *c) {
    map_free(c->known);
    c->known = map_new();
    c->places.count = c->start.places;
    c->holders = c->start.holders;
    c->others = c->start.others;
}

static void add(struct caveats *c, const struct place *new) {
    for (u32 i = 0; i < c->places.count; i++) {
        struct place *p = &c->places.items[i];
        if (p->caveat != new->caveat || p->line != new->line || strcmp(p->name, new->name) != 0) continue;
        if (new->caveat == CAVEAT_CLOCK_ONE_WAY && p->group != new->group) continue;
        p->parts |= new->parts;
        return;
    }
    if (c->places.count == MOST_PLACES) return;
    vec_push(&c->places, *new);
    c->places.items[c->places.count - 1].name = arena_string(c->arena, new->name);
}

/* ---- noting ---- */

/* The classes by which a program talks to the model checker are not its own. */
static bool is_application(const struct class *c) {
    const char *name = c->name->text;
    return !c->module && !c->is_trusted && strncmp(name, "havelock/", 9) != 0 &&
           strncmp(name, "gov/nasa/jpf/", 13) != 0;
}

/* The innermost frame of the application, and where it stands; NULL: there is none. */
static const struct frame *asker_of(struct thread *t, const struct insn **pc) {
    *pc = t->pc;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        if (is_application(f->method->holder)) return f;
        if (frame_caller(f)) *pc = frame_caller(f)->pc;
    }
    return NULL;
}

static char *method_name(struct caveats *c, const struct method *m) {
    char *name = arena_printf(c->arena, "%s.%s", m->holder->name->text, m->name->text);
    for (char *p = name; *p; p++)
        if (*p == '/') *p = '.';
    return name;
}

static void note_at(struct caveats *c, enum caveat caveat, const struct method *m, u32 insn, u32 parts) {
    bool has_lines = m->holder->source_file && m->code->offsets;
    int line = has_lines ? method_line(m, m->code->offsets[insn]) : 0;
    char *method = method_name(c, m);
    u64 hash = hash_bytes(HASH_BYTES_START, method, strlen(method));
    u32 group = (u32)(caveat == CAVEAT_CLOCK_ONE_WAY ? hash_add(hash, insn) : hash);
    add(c, &(struct place){caveat, line > 0 ? m->holder->source_file->text : method, line > 0 ? (u32)line : 0, group,
                           parts});
}

void caveat_note_part(struct thread *t, enum caveat caveat, u32 parts) {
    const struct insn *pc;
    const struct frame *f = asker_of(t, &pc);
    struct caveats *c = t->vm->caveats;
    u64 seen;
    if (!f || !f->method->code) return;
    u32 insn = (u32)(pc - f->method->code->insns);
    u64 key = (u64)f->method->id << 32 | insn << 9 | parts << 6 | caveat;
    if (map_get(c->known, key, &seen)) return;
    map_put(c->known, key, 1);
    note_at(c, caveat, f->method, insn, parts);
}

void caveat_note(struct thread *t, enum caveat caveat) { caveat_note_part(t, caveat, CAVEAT_WHOLE); }

void caveat_compared(struct thread *t, bool less, bool is_time) {
    if (!is_application(t->fp->method->holder)) return;
    caveat_note_part(t, CAVEAT_CLOCK_ONE_WAY, (less ? CAME_OUT_LESS : CAME_OUT_OTHERWISE) | (is_time ? OF_TIMES : 0));
}

void caveat_note_in_search(struct thread *t, enum caveat caveat) {
    if (t->vm->undo) caveat_note(t, caveat);
}

static bool works_for_others(const char *class) {
    static const char *const classes[] = {"java/lang/Object",
                                          "java/lang/Enum",
                                          "java/lang/Iterable",
                                          "java/lang/String",
                                          "java/lang/AbstractStringBuilder",
                                          "java/lang/StringBuilder"};
    for (u32 i = 0; i < sizeof classes / sizeof *classes; i++)
        if (strcmp(class, classes[i]) == 0) return true;
    return strncmp(class, "java/util/", 10) == 0;
}

bool caveat_is_asked(struct thread *t) {
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        const struct class *c = f->method->holder;
        if (is_application(c)) return true;
        if (!works_for_others(c->name->text)) return false;
    }
    return false;
}

bool caveat_has_asker(struct thread *t) {
    const struct insn *pc;
    return asker_of(t, &pc) != NULL;
}

void caveat_note_if_asked(struct thread *t, enum caveat caveat) {
    if (caveat_is_asked(t)) caveat_note(t, caveat);
}

void caveat_look(struct thread *t, bool holds) {
    struct caveats *c = t->vm->caveats;
    u64 bit = (u64)1 << (t->id & 63);
    if (holds) c->holders |= bit;
    else {
        c->others |= bit;
        caveat_note(t, CAVEAT_CLOCK_BLIND);
    }
}

/* Is there a holder for somebody who is another thread? */
static bool is_blind(const struct caveats *c) {
    u64 both = c->holders | c->others;
    return c->holders && c->others && (both & (both - 1));
}

void caveats_merge(struct caveats *to, const struct caveats *from) {
    for (u32 i = 0; i < from->places.count; i++) add(to, &from->places.items[i]);
    to->holders |= from->holders;
    to->others |= from->others;
}

void caveats_note_text(struct caveats *c, enum caveat caveat, const char *text) {
    u32 group = (u32)hash_bytes(HASH_BYTES_START, text, strlen(text));
    add(c, &(struct place){caveat, text, 0, group, CAVEAT_WHOLE});
}

bool caveats_has(const struct caveats *c, enum caveat caveat) {
    for (u32 i = 0; i < c->places.count; i++)
        if (c->places.items[i].caveat == caveat) return true;
    return false;
}

/* ---- listing ---- */

static int by_place(const void *a, const void *b) {
    const struct place *x = *(const struct place *const *)a, *y = *(const struct place *const *)b;
    int order = strcmp(x->name, y->name);
    return order ? order : (x->line > y->line) - (x->line < y->line);
}

static const char *place_text(struct arena *arena, const struct place *p) {
    return p->line ? arena_printf(arena, "%s:%u", p->name, p->line) : p->name;
}

/* In the order of their names, since the order in which they were met depends on the search. */
static const char *places_text(struct arena *arena, const struct place **places, u32 count) {
    const char *text = "";
    qsort(places, count, sizeof(const struct place *), by_place);
    for (u32 i = 0; i < count && i < SHOWN_PLACES; i++)
        text = arena_printf(arena, "%s%s%s", text, i ? ", " : "", place_text(arena, places[i]));
    if (count <= SHOWN_PLACES) return text;
    return arena_printf(arena, "%s and %u more place%s", text, count - SHOWN_PLACES,
                        count - SHOWN_PLACES == 1 ? "" : "s");
}

/* Do the places of its group have all parts? */
static bool is_whole(const struct caveats *c, const struct place *place) {
    u32 parts = 0;
    if (place->caveat == CAVEAT_CLOCK_ONE_WAY) return (place->parts & OF_TIMES) && place->parts != ALL_PARTS;
    for (u32 i = 0; i < c->places.count; i++) {
        const struct place *p = &c->places.items[i];
        if (p->caveat == place->caveat && p->group == place->group) parts |= p->parts;
    }
    return parts == CAVEAT_WHOLE;
}

void caveats_list(const struct caveats *c, const char *seeded, struct arena *arena, caveats_visit *visit,
                  void *context) {
    static const struct {
        const char *what, *how;
    } texts[] = {
#define CAVEAT(id, what, how) {what, how},
#include "vm/caveats.def"
    };
    const struct place **places = memory_zero(c->places.count + 1, sizeof *places);
    for (u32 k = 0; k < CAVEAT_COUNT; k++) {
        u32 count = 0;
        for (u32 i = 0; i < c->places.count; i++)
            if (c->places.items[i].caveat == k && is_whole(c, &c->places.items[i]))
                places[count++] = &c->places.items[i];
        const char *how = *texts[k].how ? texts[k].how : seeded;
        if (count && texts[k].what && (k != CAVEAT_CLOCK_BLIND || is_blind(c)))
            visit(context, arena_printf(arena, "%s %s: %s", texts[k].what, how, places_text(arena, places, count)));
    }
    free(places);
}

/* ---- checkpoints ---- */

void caveats_write(const struct caveats *c, struct archive_writer *w) {
    archive_put32(w, c->places.count);
    for (u32 i = 0; i < c->places.count; i++) {
        archive_put32(w, c->places.items[i].caveat);
        archive_put32(w, c->places.items[i].line);
        archive_put32(w, c->places.items[i].group);
        archive_put32(w, c->places.items[i].parts);
        archive_put_text(w, c->places.items[i].name);
    }
    archive_put64(w, c->holders);
    archive_put64(w, c->others);
}

void caveats_read(struct caveats *c, struct archive_reader *r) {
    for (u32 left = archive_get_upto(r, MOST_PLACES); left && !r->failed; left--) {
        struct place place = {.caveat = (enum caveat)archive_get_upto(r, CAVEAT_COUNT - 1)};
        place.line = archive_get32(r);
        place.group = archive_get32(r);
        place.parts = archive_get_upto(r, ALL_PARTS);
        place.name = archive_get_text(r);
        if (!r->failed) add(c, &place);
    }
    c->holders |= archive_get64(r);
    c->others |= archive_get64(r);
}
