#include "vm/world/host_snapshot.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"

enum { MOST_BYTES = 1 << 28, MODES = 8 };

/* What was asked about a path: bits; above them one for each mode of access. */
enum { ASKED_STAT = 1, ASKED_READ = 2, ASKED_LIST = 4, ASKED_ACCESS = 8 };

extern char **environ;

/* An answer that may be an error. */
struct answer {
    bool known;
    int error; /* 0: none */
};

struct sight {
    char *path;
    u32 next; /* with the same hash: index + 1 */
    struct answer stat, read, list, access[MODES];
    struct stat about;
    u8 *bytes;
    size_t length;
    struct file_names names;
};

struct host_snapshot {
    pthread_mutex_t lock;
    struct map *index; /* hash of a path -> index + 1 of the first */
    struct VEC(struct sight *) sights;
    struct VEC(u8) input;
    bool input_read;
    bool environment_asked;
};

struct host_snapshot *host_snapshot_new(void) {
    struct host_snapshot *host_snapshot = memory_zero(1, sizeof *host_snapshot);
    host_snapshot->index = map_new();
    pthread_mutex_init(&host_snapshot->lock, NULL);
    return host_snapshot;
}

void file_names_free(struct file_names *names) {
    for (u32 i = 0; i < names->count; i++) free(names->items[i]);
    vec_free(names);
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

void file_names_sort(struct file_names *names) {
    if (names->count) qsort(names->items, names->count, sizeof(char *), by_name);
}

void host_snapshot_free(struct host_snapshot *host_snapshot) {
    if (!host_snapshot) return;
    for (u32 i = 0; i < host_snapshot->sights.count; i++) {
        struct sight *sight = host_snapshot->sights.items[i];
        free(sight->path);
        free(sight->bytes);
        file_names_free(&sight->names);
        free(sight);
    }
    vec_free(&host_snapshot->sights);
    vec_free(&host_snapshot->input);
    map_free(host_snapshot->index);
    pthread_mutex_destroy(&host_snapshot->lock);
    free(host_snapshot);
}

static u64 hash_of(const char *path) { return hash_bytes(HASH_BYTES_START, path, strlen(path)); }

/* The lock is held, here and in what it is called from. */
static struct sight *sight_of(struct host_snapshot *host_snapshot, const char *path) {
    u64 hash = hash_of(path), first = 0;
    map_get(host_snapshot->index, hash, &first);
    for (u32 i = (u32)first; i; i = host_snapshot->sights.items[i - 1]->next)
        if (strcmp(host_snapshot->sights.items[i - 1]->path, path) == 0) return host_snapshot->sights.items[i - 1];
    struct sight *sight = memory_zero(1, sizeof *sight);
    sight->path = memory_string(path);
    sight->next = (u32)first;
    vec_push(&host_snapshot->sights, sight);
    map_put(host_snapshot->index, hash, host_snapshot->sights.count);
    return sight;
}

static void note(struct answer *answer, int status) { *answer = (struct answer){true, status < 0 ? errno : 0}; }

static int result_of(struct answer answer) {
    if (answer.error) errno = answer.error;
    return answer.error ? -1 : 0;
}

/* ---- the disk ---- */

static void look(struct sight *sight) {
    if (!sight->stat.known) note(&sight->stat, lstat(sight->path, &sight->about));
}

int host_snapshot_stat(struct host_snapshot *host_snapshot, const char *path, struct stat *about) {
    pthread_mutex_lock(&host_snapshot->lock);
    struct sight *sight = sight_of(host_snapshot, path);
    look(sight);
    *about = sight->about;
    struct answer answer = sight->stat;
    pthread_mutex_unlock(&host_snapshot->lock);
    return result_of(answer);
}

int host_snapshot_access(struct host_snapshot *host_snapshot, const char *path, int mode) {
    pthread_mutex_lock(&host_snapshot->lock);
    struct sight *sight = sight_of(host_snapshot, path);
    struct answer *answer = &sight->access[mode & (MODES - 1)];
    if (!answer->known) note(answer, access(path, mode));
    struct answer given = *answer;
    pthread_mutex_unlock(&host_snapshot->lock);
    return result_of(given);
}

static int add_bytes(struct sight *sight, const void *bytes, size_t count) {
    /* realloc: NULL is an error that the Java program gets. */
    u8 *grown = realloc(sight->bytes, sight->length + count);
    if (!grown) return errno = ENOMEM, -1;
    memcpy(grown + sight->length, bytes, count);
    sight->bytes = grown;
    sight->length += count;
    return 0;
}

/* A file that has grown since it was first looked at is read as far as it went then. (Those that claim to have no
 * bytes, as in /proc, are read to the end.) */
static int read_all(struct sight *sight) {
    char chunk[16384];
    size_t limit = sight->about.st_size > 0 ? (size_t)sight->about.st_size : MOST_BYTES;
    if (limit > MOST_BYTES) return errno = EFBIG, -1;
    int fd = open(sight->path, O_RDONLY | O_CLOEXEC), status = fd < 0 ? -1 : 0;
    while (status == 0 && sight->length < limit) {
        size_t wanted = limit - sight->length < sizeof chunk ? limit - sight->length : sizeof chunk;
        ssize_t n = read(fd, chunk, wanted);
        if (n < 0 && errno == EINTR) continue;
        if (n == 0) break;
        status = n < 0 ? -1 : add_bytes(sight, chunk, (size_t)n);
    }
    int why = errno;
    if (fd >= 0) close(fd);
    errno = why;
    return status;
}

static int read_target(struct sight *sight) {
    char target[PATH_MAX];
    ssize_t length = readlink(sight->path, target, sizeof target);
    return length < 0 ? -1 : add_bytes(sight, target, (size_t)length);
}

static int read_sight(struct sight *sight) {
    if (sight->stat.error) return errno = sight->stat.error, -1;
    if (S_ISLNK(sight->about.st_mode)) return read_target(sight);
    if (S_ISREG(sight->about.st_mode)) return read_all(sight);
    return errno = S_ISDIR(sight->about.st_mode) ? EISDIR : ENXIO, -1;
}

int host_snapshot_contents(struct host_snapshot *host_snapshot, const char *path, struct slice *contents) {
    pthread_mutex_lock(&host_snapshot->lock);
    struct sight *sight = sight_of(host_snapshot, path);
    look(sight);
    if (!sight->read.known) note(&sight->read, read_sight(sight));
    *contents = (struct slice){sight->bytes, sight->length};
    struct answer answer = sight->read;
    pthread_mutex_unlock(&host_snapshot->lock);
    return result_of(answer);
}

static int list_folder(struct sight *sight) {
    DIR *folder = opendir(sight->path);
    const struct dirent *entry;
    if (!folder) return -1;
    while ((entry = readdir(folder)))
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            vec_push(&sight->names, memory_string(entry->d_name));
    closedir(folder);
    file_names_sort(&sight->names);
    return 0;
}

int host_snapshot_list(struct host_snapshot *host_snapshot, const char *path, struct file_names *out) {
    pthread_mutex_lock(&host_snapshot->lock);
    struct sight *sight = sight_of(host_snapshot, path);
    if (!sight->list.known) note(&sight->list, list_folder(sight));
    for (u32 i = 0; i < sight->names.count; i++) vec_push(out, memory_string(sight->names.items[i]));
    struct answer answer = sight->list;
    pthread_mutex_unlock(&host_snapshot->lock);
    return result_of(answer);
}

/* ---- standard input ---- */

static void read_input(struct host_snapshot *host_snapshot) {
    u8 chunk[16384];
    ssize_t n;
    if (isatty(STDIN_FILENO))
        fputs("havelock: the program reads standard input: type all of it, then Ctrl-D\n", stderr);
    while ((n = read(STDIN_FILENO, chunk, sizeof chunk)) > 0 || (n < 0 && errno == EINTR))
        for (ssize_t i = 0; i < n; i++) vec_push(&host_snapshot->input, chunk[i]);
    host_snapshot->input_read = true;
}

struct slice host_snapshot_input(struct host_snapshot *host_snapshot) {
    pthread_mutex_lock(&host_snapshot->lock);
    if (!host_snapshot->input_read) read_input(host_snapshot);
    struct slice input = {host_snapshot->input.items, host_snapshot->input.count};
    pthread_mutex_unlock(&host_snapshot->lock);
    return input;
}

bool host_snapshot_input_was_read(struct host_snapshot *host_snapshot, struct slice *input) {
    pthread_mutex_lock(&host_snapshot->lock);
    *input = (struct slice){host_snapshot->input.items, host_snapshot->input.count};
    bool was_read = host_snapshot->input_read;
    pthread_mutex_unlock(&host_snapshot->lock);
    return was_read;
}

static void put_input(struct host_snapshot *host_snapshot, struct slice input, bool is_all) {
    pthread_mutex_lock(&host_snapshot->lock);
    host_snapshot->input.count = 0;
    for (size_t i = 0; i < input.length; i++) vec_push(&host_snapshot->input, input.at[i]);
    host_snapshot->input_read = is_all;
    pthread_mutex_unlock(&host_snapshot->lock);
}

void host_snapshot_set_input(struct host_snapshot *host_snapshot, struct slice input) {
    put_input(host_snapshot, input, true);
}

void host_snapshot_continue_input(struct host_snapshot *host_snapshot, struct slice input) {
    put_input(host_snapshot, input, input.length && isatty(STDIN_FILENO));
}

/* ---- digests ---- */

void host_snapshot_note_environment(struct host_snapshot *host_snapshot) {
    pthread_mutex_lock(&host_snapshot->lock);
    host_snapshot->environment_asked = true;
    pthread_mutex_unlock(&host_snapshot->lock);
}

static u64 environment_digest(void) {
    u64 digest = HASH_BYTES_START;
    for (u32 i = 0; environ && environ[i]; i++) digest = hash_add(digest, hash_of(environ[i]));
    return digest;
}

static u32 asked_of(const struct sight *sight) {
    u32 asked = (sight->stat.known ? ASKED_STAT : 0) | (sight->read.known ? ASKED_READ : 0) |
                (sight->list.known ? ASKED_LIST : 0);
    for (u32 i = 0; i < MODES; i++) asked |= sight->access[i].known ? ASKED_ACCESS << i : 0;
    return asked;
}

static u64 add_answer(u64 digest, struct answer answer, u32 asked) {
    return hash_add(digest, asked ? (u64)answer.error + 1 : 0);
}

static u64 add_about(u64 digest, const struct stat *about) {
    digest = hash_add(digest, about->st_mode);
    if (!S_ISREG(about->st_mode)) return digest;
    digest = hash_add(digest, (u64)about->st_size);
    return hash_add(digest, (u64)about->st_mtim.tv_sec * 1000000000 + (u64)about->st_mtim.tv_nsec);
}

/* Of the answers to these questions; others may have been asked since. */
static u64 digest_of(const struct sight *sight, u32 asked) {
    u64 digest = add_answer(HASH_BYTES_START, sight->stat, asked & ASKED_STAT);
    digest = add_answer(digest, sight->read, asked & ASKED_READ);
    digest = add_answer(digest, sight->list, asked & ASKED_LIST);
    for (u32 i = 0; i < MODES; i++) digest = add_answer(digest, sight->access[i], asked & ASKED_ACCESS << i);
    if ((asked & ASKED_STAT) && !sight->stat.error) digest = add_about(digest, &sight->about);
    if ((asked & ASKED_READ) && sight->length) digest = hash_add(digest, XXH3_64bits(sight->bytes, sight->length));
    for (u32 i = 0; (asked & ASKED_LIST) && i < sight->names.count; i++)
        digest = hash_add(digest, hash_of(sight->names.items[i]));
    return digest;
}

void host_snapshot_each(struct host_snapshot *host_snapshot, host_snapshot_visit *visit, void *context) {
    pthread_mutex_lock(&host_snapshot->lock);
    for (u32 i = 0; i < host_snapshot->sights.count; i++) {
        const struct sight *sight = host_snapshot->sights.items[i];
        visit(context, sight->path, asked_of(sight), digest_of(sight, asked_of(sight)));
    }
    if (host_snapshot->environment_asked) visit(context, "", 0, environment_digest());
    pthread_mutex_unlock(&host_snapshot->lock);
}

u64 host_snapshot_ask(struct host_snapshot *host_snapshot, const char *path, u32 asked) {
    struct file_names names = {0};
    struct slice ignored;
    struct stat about;
    if (!*path) return environment_digest();
    if (asked & ASKED_STAT) host_snapshot_stat(host_snapshot, path, &about);
    if (asked & ASKED_READ) host_snapshot_contents(host_snapshot, path, &ignored);
    if (asked & ASKED_LIST) host_snapshot_list(host_snapshot, path, &names);
    for (u32 i = 0; i < MODES; i++)
        if (asked & ASKED_ACCESS << i) host_snapshot_access(host_snapshot, path, (int)i);
    file_names_free(&names);
    pthread_mutex_lock(&host_snapshot->lock);
    u64 digest = digest_of(sight_of(host_snapshot, path), asked);
    pthread_mutex_unlock(&host_snapshot->lock);
    return digest;
}

/* ---- archives ---- */

/* The parts of a stat that Java can ask for. */
enum { STAT_NUMBERS = 14 };
static void numbers_of(const struct stat *s, u64 out[STAT_NUMBERS]) {
    u64 numbers[] = {s->st_mode,
                     s->st_ino,
                     s->st_dev,
                     s->st_rdev,
                     s->st_nlink,
                     s->st_uid,
                     s->st_gid,
                     (u64)s->st_size,
                     (u64)s->st_mtim.tv_sec,
                     (u64)s->st_mtim.tv_nsec,
                     (u64)s->st_atim.tv_sec,
                     (u64)s->st_atim.tv_nsec,
                     (u64)s->st_ctim.tv_sec,
                     (u64)s->st_ctim.tv_nsec};
    memcpy(out, numbers, sizeof numbers);
}

static struct stat stat_of(const u64 n[STAT_NUMBERS]) {
    struct stat s = {.st_mode = (mode_t)n[0],
                     .st_ino = n[1],
                     .st_dev = n[2],
                     .st_rdev = n[3],
                     .st_nlink = n[4],
                     .st_uid = (uid_t)n[5],
                     .st_gid = (gid_t)n[6],
                     .st_size = (off_t)n[7]};
    s.st_mtim = (struct timespec){(time_t)n[8], (long)n[9]};
    s.st_atim = (struct timespec){(time_t)n[10], (long)n[11]};
    s.st_ctim = (struct timespec){(time_t)n[12], (long)n[13]};
    return s;
}

static void put_answer(struct archive_writer *w, struct answer answer) {
    archive_put32(w, answer.known ? (u32)answer.error + 1 : 0);
}

static struct answer get_answer(struct archive_reader *r) {
    u32 code = archive_get_upto(r, 1 << 16);
    return (struct answer){code != 0, code ? (int)code - 1 : 0};
}

static void write_sight(const struct sight *sight, struct archive_writer *w) {
    u64 numbers[STAT_NUMBERS];
    archive_put_text(w, sight->path);
    put_answer(w, sight->stat);
    put_answer(w, sight->read);
    put_answer(w, sight->list);
    for (u32 i = 0; i < MODES; i++) put_answer(w, sight->access[i]);
    numbers_of(&sight->about, numbers);
    archive_put_list(w, numbers, STAT_NUMBERS, sizeof *numbers);
    archive_put_list(w, sight->bytes, (u32)sight->length, 1);
    archive_put32(w, sight->names.count);
    for (u32 i = 0; i < sight->names.count; i++) archive_put_text(w, sight->names.items[i]);
}

static void read_saved_sight(struct host_snapshot *host_snapshot, struct archive_reader *r) {
    u64 numbers[STAT_NUMBERS];
    u32 count, length;
    const char *path = archive_get_text(r);
    if (r->failed) return;
    struct sight *sight = sight_of(host_snapshot, path);
    archive_check(r, !sight->stat.known && !sight->bytes && !sight->names.count);
    sight->stat = get_answer(r);
    sight->read = get_answer(r);
    sight->list = get_answer(r);
    for (u32 i = 0; i < MODES; i++) sight->access[i] = get_answer(r);
    const void *list = archive_get_list(r, &count, sizeof *numbers);
    archive_check(r, count == STAT_NUMBERS);
    if (!r->failed) memcpy(numbers, list, sizeof numbers), sight->about = stat_of(numbers);
    const void *bytes = archive_get_list(r, &length, 1);
    if (!r->failed && length && add_bytes(sight, bytes, length) < 0) archive_fail(r);
    for (u32 left = archive_get32(r); left && !r->failed; left--)
        vec_push(&sight->names, memory_string(archive_get_text(r)));
}

void host_snapshot_write(struct host_snapshot *host_snapshot, struct archive_writer *w) {
    pthread_mutex_lock(&host_snapshot->lock);
    archive_put32(w, host_snapshot->input_read);
    archive_put_vec(w, &host_snapshot->input);
    archive_put32(w, host_snapshot->sights.count);
    for (u32 i = 0; i < host_snapshot->sights.count; i++) write_sight(host_snapshot->sights.items[i], w);
    pthread_mutex_unlock(&host_snapshot->lock);
}

void host_snapshot_read(struct host_snapshot *host_snapshot, struct archive_reader *r) {
    u32 length;
    pthread_mutex_lock(&host_snapshot->lock);
    host_snapshot->input_read = archive_get_upto(r, 1);
    const u8 *input = archive_get_list(r, &length, 1);
    for (u32 i = 0; i < length && !r->failed; i++) vec_push(&host_snapshot->input, input[i]);
    for (u32 left = archive_get32(r); left && !r->failed; left--) read_saved_sight(host_snapshot, r);
    pthread_mutex_unlock(&host_snapshot->lock);
}
