/* transfer.h - component tables, trees and fingerprints into an archive, and back under the same numbers.
 *
 * Reading fills a table or tree that is empty. Returns 0, or -1 with diag: out of memory (the caller's budget), or an
 * archive whose contents do not fit together.
 */
#ifndef HAVELOCK_STATE_TRANSFER_H
#define HAVELOCK_STATE_TRANSFER_H

#include "base/archive.h"
#include "state/component_table.h"
#include "state/fingerprint.h"
#include "state/tree.h"

void transfer_write_components(const struct component_table *table, struct archive_writer *w);
int transfer_read_components(struct component_table *table, struct archive_reader *r, struct diag *diag);

/* Without the places of slots, which follow from the order in which they were placed. components: ids are up to this.
 */
void transfer_write_tree(const struct tree *tree, struct archive_writer *w);
int transfer_read_tree(struct tree *tree, u32 components, struct archive_reader *r, struct diag *diag);

void transfer_write_fingerprints(const struct fingerprint *f, struct archive_writer *w);
int transfer_read_fingerprints(struct fingerprint *f, struct archive_reader *r, struct diag *diag);

#endif
