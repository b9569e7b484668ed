/* mutate.c - makes mutants of class files and jars: the same ones whenever the seeds and the numbers are the same.
 *
 *   mutate SEEDS LIST OUT COUNT START [ENDING]
 *
 * LIST names the seeds, one line each: "PROGRAM MAIN FILE", FILE being below SEEDS/PROGRAM; a FILE that ends in .jar is
 * a jar. Mutant number n (START..START+COUNT-1) becomes OUT/n/FILE, and one line of standard output tells of it:
 * "n PROGRAM MAIN FILE what was done". What mutant n is depends on n and the seeds only. With an ENDING, the mutants of
 * other files are passed over, and COUNT is the number of those that are left.
 */
#define _GNU_SOURCE
#include "layout.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_BYTES = 1 << 20, MOST_SEEDS = 512 };

struct seed {
    char program[64], main[64], file[128];
    uint8_t *bytes;
    size_t length;
    struct layout *layout;
};

struct mutant {
    uint8_t *bytes; /* MOST_BYTES */
    size_t length;
    const struct layout *layout; /* of the seed: offsets fit as long as nothing was moved */
    uint64_t random;
    char story[256];
};

static uint64_t next_random(struct mutant *m) {
    uint64_t z = m->random += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static size_t below(struct mutant *m, size_t bound) { return bound ? next_random(m) % bound : 0; }

static void tell(struct mutant *m, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void tell(struct mutant *m, const char *format, ...) {
    size_t used = strlen(m->story);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(m->story + used, sizeof m->story - used, format, arguments);
    va_end(arguments);
}

/* A site of this kind, or NULL when there is none. */
static const struct site *pick(struct mutant *m, enum site_kind kind) {
    size_t fitting = 0;
    for (size_t i = 0; i < m->layout->count; i++) fitting += m->layout->sites[i].kind == kind;
    size_t wanted = below(m, fitting);
    for (size_t i = 0; i < m->layout->count; i++)
        if (m->layout->sites[i].kind == kind && wanted-- == 0) return &m->layout->sites[i];
    return NULL;
}

static int fits(const struct mutant *m, const struct site *site) {
    return site && site->at + site->length <= m->length;
}

static uint32_t get(const struct mutant *m, size_t at, size_t size) {
    uint32_t value = 0;
    for (size_t i = 0; i < size; i++) value = value << 8 | m->bytes[at + (m->layout->is_jar ? size - 1 - i : i)];
    return value;
}

static void put(struct mutant *m, size_t at, size_t size, uint32_t value) {
    for (size_t i = 0; i < size; i++) m->bytes[at + (m->layout->is_jar ? i : size - 1 - i)] = (uint8_t)(value >> 8 * i);
}

/* ---- mutations; each returns 0 when it found nothing to do ---- */

static int truncate_it(struct mutant *m) {
    size_t length;
    switch (below(m, 8)) {
    case 0: length = 0; break;
    case 1: length = below(m, 12); break;
    case 2: length = m->length - 1 - below(m, 4); break;
    case 3: length = below(m, m->length); break;
    default: { /* at the edge of something */
        const struct site *site = pick(m, (enum site_kind)below(m, SITE_KINDS));
        if (!fits(m, site)) return 0;
        length = site->at + below(m, 2) * site->length;
    }
    }
    if (length >= m->length) return 0;
    m->length = length;
    tell(m, " truncated to %zu", length);
    return 1;
}

static int flip_bit(struct mutant *m) {
    if (!m->length) return 0;
    size_t at = below(m, m->length), bit = below(m, 8);
    m->bytes[at] ^= (uint8_t)(1u << bit);
    tell(m, " bit %zu of byte %zu", bit, at);
    return 1;
}

static int replace_byte(struct mutant *m) {
    static const uint8_t interesting[] = {0,   1,   2,   0x7f, 0x80, 0xff, 0xfe, '/',
                                          ';', '[', '.', '<',  'L',  '(',  0xc0, 0xed};
    if (!m->length) return 0;
    size_t at = below(m, m->length);
    m->bytes[at] = below(m, 3) ? interesting[below(m, sizeof interesting)] : (uint8_t)next_random(m);
    tell(m, " byte %zu := %u", at, m->bytes[at]);
    return 1;
}

static uint32_t interesting_number(struct mutant *m, uint32_t old, size_t size) {
    uint32_t top = size == 2 ? 0xffff : 0xffffffff;
    switch (below(m, 9)) {
    case 0: return 0;
    case 1: return 1;
    case 2: return old + 1;
    case 3: return old - 1;
    case 4: return top >> below(m, 2);
    case 5: return m->layout->pool_size - (uint32_t)below(m, 2);
    case 6: return (uint32_t)next_random(m);
    case 7: return old ^ 1u << below(m, 8 * size);
    default: return (uint32_t)below(m, (size_t)m->layout->pool_size + 1);
    }
}

static int replace_number(struct mutant *m) {
    static const enum site_kind kinds[] = {SITE_INDEX, SITE_INDEX, SITE_COUNT, SITE_NUMBER, SITE_LENGTH};
    const struct site *site = pick(m, kinds[below(m, 5)]);
    if (!fits(m, site)) return 0;
    put(m, site->at, site->length, interesting_number(m, get(m, site->at, site->length), site->length));
    tell(m, " number at %zu := %u", site->at, get(m, site->at, site->length));
    return 1;
}

static int replace_index(struct mutant *m) {
    const struct site *site = pick(m, SITE_INDEX);
    if (!fits(m, site)) return 0;
    put(m, site->at, 2, (uint32_t)below(m, m->layout->pool_size));
    tell(m, " index at %zu := %u", site->at, get(m, site->at, 2));
    return 1;
}

static int swap_numbers(struct mutant *m) {
    enum site_kind kind = below(m, 4) ? m->layout->is_jar ? SITE_NUMBER : SITE_INDEX : SITE_LENGTH;
    const struct site *a = pick(m, kind), *b = pick(m, kind);
    if (!fits(m, a) || !fits(m, b) || a->length != b->length || a == b) return 0;
    uint32_t value = get(m, a->at, a->length);
    put(m, a->at, a->length, get(m, b->at, b->length));
    put(m, b->at, b->length, value);
    tell(m, " numbers at %zu and %zu swapped", a->at, b->at);
    return 1;
}

static int replace_tag(struct mutant *m) {
    const struct site *site = pick(m, SITE_TAG);
    if (!fits(m, site)) return 0;
    m->bytes[site->at] = (uint8_t)below(m, 22);
    tell(m, " tag at %zu := %u", site->at, m->bytes[site->at]);
    return 1;
}

/* One or two characters of a name or descriptor. */
static int replace_text(struct mutant *m) {
    static const char *const pieces[] = {"/", ";", "[", ".", "<", ">",  "(",  ")",
                                         "L", "V", "I", "J", "D", "(I", "LL", "[["};
    const struct site *site = pick(m, SITE_TEXT);
    if (!fits(m, site) || !site->length) return 0;
    const char *piece = pieces[below(m, sizeof pieces / sizeof *pieces)];
    size_t length = strlen(piece), at = site->at + below(m, site->length);
    if (at + length > site->at + site->length) return 0;
    memcpy(m->bytes + at, piece, length);
    tell(m, " text at %zu := %s", at, piece);
    return 1;
}

/* Text of one constant over that of another of the same length: names that exist. */
static int copy_text(struct mutant *m) {
    const struct site *a = pick(m, SITE_TEXT), *b = pick(m, SITE_TEXT);
    for (int tries = 0; tries < 50 && a && b && (a->length != b->length || a == b); tries++) b = pick(m, SITE_TEXT);
    if (!fits(m, a) || !fits(m, b) || a == b || a->length != b->length) return 0;
    memmove(m->bytes + a->at, m->bytes + b->at, a->length);
    tell(m, " text at %zu copied to %zu", b->at, a->at);
    return 1;
}

static int replace_instruction(struct mutant *m) {
    const struct site *site = pick(m, SITE_CODE);
    if (!fits(m, site) || !site->length) return 0;
    size_t at = site->at + below(m, site->length);
    m->bytes[at] = (uint8_t)below(m, 203);
    tell(m, " code byte %zu := %u", at, m->bytes[at]);
    return 1;
}

/* Makes the numbers around a section fit its change of size. */
static void adjust(struct mutant *m, const struct site *site, long bytes, int items) {
    if (site->count_at) put(m, site->count_at, 2, get(m, site->count_at, 2) + (uint32_t)items);
    for (long parent = site->parent; parent >= 0; parent = m->layout->sites[parent].parent) {
        size_t at = m->layout->sites[parent].at + 2;
        put(m, at, 4, get(m, at, 4) + (uint32_t)bytes);
    }
}

static const struct site *pick_section(struct mutant *m) {
    static const enum site_kind kinds[] = {SITE_CONSTANT, SITE_MEMBER, SITE_ATTRIBUTE, SITE_ATTRIBUTE};
    const struct site *site = pick(m, kinds[below(m, 4)]);
    return fits(m, site) ? site : NULL;
}

static int delete_section(struct mutant *m) {
    const struct site *site = pick_section(m);
    if (!site) return 0;
    int adjusted = below(m, 4) != 0;
    if (adjusted) adjust(m, site, -(long)site->length, -1);
    memmove(m->bytes + site->at, m->bytes + site->at + site->length, m->length - site->at - site->length);
    m->length -= site->length;
    tell(m, " section of %zu bytes at %zu deleted%s", site->length, site->at, adjusted ? "" : " silently");
    return 1;
}

static int duplicate_section(struct mutant *m) {
    const struct site *site = pick_section(m);
    if (!site || m->length + site->length > MOST_BYTES) return 0;
    int adjusted = below(m, 4) != 0;
    if (adjusted) adjust(m, site, (long)site->length, 1);
    memmove(m->bytes + site->at + site->length, m->bytes + site->at, m->length - site->at);
    m->length += site->length;
    tell(m, " section of %zu bytes at %zu doubled%s", site->length, site->at, adjusted ? "" : " silently");
    return 1;
}

/* Swaps two sections of one kind that do not overlap; what lies between them moves. */
static int swap_sections(struct mutant *m) {
    const struct site *a = pick_section(m);
    const struct site *b = a ? pick(m, a->kind) : NULL;
    if (!a || !fits(m, b)) return 0;
    if (a->at > b->at) {
        const struct site *other = a;
        a = b;
        b = other;
    }
    if (a->at + a->length > b->at) return 0;
    size_t between = b->at - a->at - a->length, all = a->length + between + b->length;
    uint8_t *copy = malloc(all);
    if (!copy) abort();
    memcpy(copy, m->bytes + a->at, all);
    if (a->count_at == b->count_at && a->parent == b->parent) tell(m, " (siblings)");
    memcpy(m->bytes + a->at, copy + a->length + between, b->length);
    memcpy(m->bytes + a->at + b->length, copy + a->length, between);
    memcpy(m->bytes + a->at + b->length + between, copy, a->length);
    free(copy);
    tell(m, " sections at %zu and %zu swapped", a->at, b->at);
    return 1;
}

static int append_bytes(struct mutant *m) {
    size_t count = 1 + below(m, 8);
    for (size_t i = 0; i < count && m->length < MOST_BYTES; i++) m->bytes[m->length++] = (uint8_t)next_random(m);
    tell(m, " %zu bytes appended", count);
    return 1;
}

/* Class files: another version, so that other rules hold. */
static int replace_version(struct mutant *m) {
    if (m->layout->is_jar || m->length < 8) return 0;
    put(m, 6, 2, (uint32_t)(44 + below(m, 27)));
    if (below(m, 4) == 0) put(m, 4, 2, below(m, 2) ? 0xffff : (uint32_t)below(m, 5));
    tell(m, " version %u.%u", get(m, 6, 2), get(m, 4, 2));
    return 1;
}

typedef int mutation(struct mutant *);

static mutation *const mutations[] = {
    truncate_it,   truncate_it,         flip_bit,       flip_bit,       flip_bit,          replace_byte,
    replace_byte,  replace_number,      replace_number, replace_number, replace_index,     replace_index,
    replace_index, swap_numbers,        replace_tag,    replace_text,   replace_text,      copy_text,
    copy_text,     replace_instruction, delete_section, delete_section, duplicate_section, swap_sections,
    swap_sections, append_bytes,        replace_version};

/* Mostly one change, so that what is checked first does not hide the rest. */
static void mutate(struct mutant *m) {
    size_t wanted = below(m, 6) ? 1 : 2;
    for (size_t done = 0, tries = 0; done < wanted && tries < 100; tries++)
        done += (size_t)mutations[below(m, sizeof mutations / sizeof *mutations)](m);
}

/* ---- files ---- */

static void give_up(const char *path) {
    fprintf(stderr, "mutate: %s: %s\n", path, strerror(errno));
    exit(2);
}

static int ends_in(const char *name, const char *ending) {
    size_t length = strlen(name), tail = strlen(ending);
    return length >= tail && strcmp(name + length - tail, ending) == 0;
}

static void read_seed(const char *folder, struct seed *seed) {
    char *path;
    if (asprintf(&path, "%s/%s/%s", folder, seed->program, seed->file) < 0) abort();
    FILE *in = fopen(path, "rb");
    if (!in) give_up(path);
    free(path);
    seed->bytes = malloc(MOST_BYTES);
    if (!seed->bytes) abort();
    seed->length = fread(seed->bytes, 1, MOST_BYTES, in);
    fclose(in);
    seed->layout = (ends_in(seed->file, ".jar") ? layout_of_jar : layout_of_class)(seed->bytes, seed->length);
}

static size_t read_list(const char *path, const char *folder, struct seed *seeds) {
    FILE *in = fopen(path, "r");
    size_t count = 0;
    if (!in) give_up(path);
    while (count < MOST_SEEDS &&
           fscanf(in, "%63s %63s %127s", seeds[count].program, seeds[count].main, seeds[count].file) == 3)
        read_seed(folder, &seeds[count++]);
    fclose(in);
    return count;
}

static void make_parents(char *path) {
    for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = 0;
        mkdir(path, 0777);
        *slash = '/';
    }
}

static void write_mutant(const char *folder, unsigned long number, const struct seed *seed, const struct mutant *m) {
    char *path;
    if (asprintf(&path, "%s/%lu/%s", folder, number, seed->file) < 0) abort();
    make_parents(path);
    FILE *out = fopen(path, "wb");
    if (!out || fwrite(m->bytes, 1, m->length, out) != m->length || fclose(out) != 0) give_up(path);
    free(path);
    printf("%lu %s %s %s%s\n", number, seed->program, seed->main, seed->file, m->story);
}

int main(int argc, char **argv) {
    static struct seed seeds[MOST_SEEDS];
    if (argc != 6 && argc != 7) {
        fprintf(stderr, "usage: mutate SEEDS LIST OUT COUNT START [ENDING]\n");
        return 2;
    }
    size_t count = read_list(argv[2], argv[1], seeds);
    unsigned long wanted = strtoul(argv[4], NULL, 10), start = strtoul(argv[5], NULL, 10);
    struct mutant m = {.bytes = malloc(MOST_BYTES)};
    if (!m.bytes || !count) return 2;
    size_t fitting = 0;
    for (size_t i = 0; i < count; i++) fitting += (size_t)ends_in(seeds[i].file, argc == 7 ? argv[6] : "");
    for (unsigned long n = start; wanted && fitting; n++) {
        m.random = n * 0x2545f4914f6cdd1du + 1;
        const struct seed *seed = &seeds[n % count];
        if (!ends_in(seed->file, argc == 7 ? argv[6] : "")) continue;
        wanted--;
        memcpy(m.bytes, seed->bytes, m.length = seed->length);
        m.layout = seed->layout;
        m.story[0] = 0;
        mutate(&m);
        write_mutant(argv[3], n, seed, &m);
    }
    for (size_t i = 0; i < count; i++) {
        free(seeds[i].bytes);
        layout_free(seeds[i].layout);
    }
    free(m.bytes);
    return 0;
}
