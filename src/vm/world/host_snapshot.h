/* host_snapshot.h - what searches see of the world outside: the disk and standard input, as they were at the first
 * look.
 *
 * Every answer is kept, so that a path of the search that comes to the same question later gets the same one, whatever
 * has happened outside in the meantime. Nothing is ever written there. Several VMs may share one
 * (vm_options.host_snapshot), from several OS threads.
 *
 * Functions that return -1 set errno like the system call that they stand for.
 */
#ifndef HAVELOCK_VM_WORLD_HOST_SNAPSHOT_H
#define HAVELOCK_VM_WORLD_HOST_SNAPSHOT_H

#include <sys/stat.h>
#include <sys/types.h>

#include "base/archive.h"
#include "base/vec.h"

struct host_snapshot;

struct host_snapshot *host_snapshot_new(void);
void host_snapshot_free(struct host_snapshot *host_snapshot);

/* Paths are canonical: absolute, without links, "." and "..". */
int host_snapshot_stat(struct host_snapshot *host_snapshot, const char *path, struct stat *about); /* lstat(2) */
int host_snapshot_access(struct host_snapshot *host_snapshot, const char *path,
                         int mode); /* access(2) of a path that exists */

/* The whole contents of a file, or the target of a link. Borrowed while the snapshot lives. */
int host_snapshot_contents(struct host_snapshot *host_snapshot, const char *path, struct slice *contents);

/* The names in a folder but "." and "..", sorted, added to the list; they are the caller's. */
struct file_names VEC(char *);
int host_snapshot_list(struct host_snapshot *host_snapshot, const char *path, struct file_names *out);
void file_names_free(struct file_names *names);
void file_names_sort(struct file_names *names);

/* Standard input from its beginning to its end, which is waited for at the first call. Borrowed likewise. */
struct slice host_snapshot_input(struct host_snapshot *host_snapshot);

/* Was it read? If so, *input is what was there. And: from now on it is this. */
bool host_snapshot_input_was_read(struct host_snapshot *host_snapshot, struct slice *input);
void host_snapshot_set_input(struct host_snapshot *host_snapshot, struct slice input);

/* It begins with this, which somebody has read before (stdin_record.h); what comes after it is read as above, unless a
 * person would have to type it. */
void host_snapshot_continue_input(struct host_snapshot *host_snapshot, struct slice input);

/* The program asks for its environment variables. */
void host_snapshot_note_environment(struct host_snapshot *host_snapshot);

/* What was asked about each path, and a digest of the answers. The times of folders and who owns what are no part of
 * it. "" stands for the environment. Standard input is left out. */
typedef void host_snapshot_visit(void *context, const char *path, u32 asked, u64 digest);
void host_snapshot_each(struct host_snapshot *host_snapshot, host_snapshot_visit *visit, void *context);

/* Asks the same about a path. The digest of the answers. */
u64 host_snapshot_ask(struct host_snapshot *host_snapshot, const char *path, u32 asked);

/* All that was seen; reading adds it to one that has seen nothing. */
void host_snapshot_write(struct host_snapshot *host_snapshot, struct archive_writer *w);
void host_snapshot_read(struct host_snapshot *host_snapshot, struct archive_reader *r);

#endif
