/* dfs.h - depth-first search through all interleavings. */
#ifndef HAVELOCK_SEARCH_STRATEGY_DFS_H
#define HAVELOCK_SEARCH_STRATEGY_DFS_H

#include "search/search.h"

void dfs_run(struct search *s);

#endif
