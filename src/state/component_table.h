/* component_table.h - the parts that states are made of, each stored once.
 *
 * A component is a run of bytes with a kind (a frame, an object, a monitor: the caller decides
 * what kinds mean). Equal bytes of the same kind have the same id, different ones never do: the
 * comparison is exact. Ids are 1, 2, 3... in order of first appearance; 0 means "absent" and is
 * never given out. Components are never changed, moved or freed singly, so the bytes returned by
 * component_table_get stay valid until the table is freed.
 *
 * A component costs its bytes rounded up to a multiple of 4, plus 4 for kind and length, 4 for its
 * place and about 4.7 for its hash index entry.
 */
#ifndef HAVELOCK_STATE_COMPONENT_TABLE_H
#define HAVELOCK_STATE_COMPONENT_TABLE_H

#include "base/types.h"
#include "state/budget.h"

#define COMPONENT_KINDS  64u              /* kinds are below this */
#define COMPONENT_ID_MAX (UINT32_MAX / 2) /* ids leave one bit free for the tree store */

struct component_table;

/* NULL: no memory within the budget, which must outlive the table. */
struct component_table *component_table_new(struct budget *budget);
void component_table_free(struct component_table *table);

/* The id of these bytes; they are copied if new. bytes may be NULL if length is 0. Returns 0 if
 * there is no memory or no id left; the table is then as before. */
u32 component_table_intern(struct component_table *table, u32 kind, const void *bytes, u32 length);

/* The bytes of an id that the table gave out: borrowed, aligned to 4. */
const u8 *component_table_get(const struct component_table *table, u32 id, u32 *length);
u32 component_table_kind(const struct component_table *table, u32 id);

u32 component_table_count(const struct component_table *table);

/* All bytes the table holds, slack included; a part of what its budget counts. */
u64 component_table_bytes(const struct component_table *table);

#endif
