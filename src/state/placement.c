#include "state/placement.h"

#define POPULATION_MAX ((1u << PLACEMENT_PATH_BITS) / PLACEMENT_DISTRICTS)

static size_t map_bytes(u32 capacity) { return (size_t)capacity * sizeof(u32); }

void placement_open(struct placement *placement, struct budget *budget) {
    *placement = (struct placement){.budget = budget};
}

void placement_close(struct placement *placement) {
    budget_return(placement->budget, placement->path_of_slot, map_bytes(placement->slot_capacity));
    budget_return(placement->budget, placement->slot_of_path, map_bytes(placement->path_capacity));
    placement->path_of_slot = placement->slot_of_path = NULL;
    placement->slot_capacity = placement->path_capacity = 0;
}

/* Slots and paths are below 1 << 28, so doubling cannot overflow. */
static bool reach(struct budget *budget, u32 **map, u32 *capacity, u32 index) {
    if (index < *capacity) return true;
    u32 larger = *capacity ? *capacity : 1024;
    while (larger <= index) larger *= 2;
    u32 *grown = *map ? budget_grow(budget, *map, map_bytes(*capacity), map_bytes(larger))
                      : budget_take(budget, map_bytes(larger));
    if (!grown) return false;
    *map = grown;
    *capacity = larger;
    return true;
}

static u32 emptiest_district(const struct placement *placement) {
    u32 best = 0;
    for (u32 i = 1; i < PLACEMENT_DISTRICTS; i++) {
        if (placement->population[i] < placement->population[best]) best = i;
    }
    return best;
}

/* Runs of four slots stay together. The half they go to is the parity of their number, so that a
 * pattern which repeats every so many slots does not fill one half. */
static u32 district_of_run(u32 slot) {
    u32 run = slot / 4;
    return (u32)__builtin_parity(run) | (run & ~1u);
}

/* A district that is much fuller than another would only make the trie deeper. */
static u32 district_without_group(const struct placement *placement, u32 slot) {
    u32 district = district_of_run(slot) % PLACEMENT_DISTRICTS;
    u32 emptiest = emptiest_district(placement);
    u32 most = 2 * placement->population[emptiest] + 16;
    return placement->population[district] < most ? district : emptiest;
}

static u32 district_for(const struct placement *placement, u32 slot, u32 group) {
    if (group == PLACEMENT_ANYWHERE) return district_without_group(placement, slot);
    u32 district = group % PLACEMENT_DISTRICTS;
    return placement->population[district] < POPULATION_MAX ? district : emptiest_district(placement);
}

u32 placement_put(struct placement *placement, u32 slot, u32 group) {
    u32 path = placement_find(placement, slot);
    if (path != PLACEMENT_NONE) return path;
    u32 district = district_for(placement, slot, group);
    if (slot >= PLACEMENT_SLOTS || placement->population[district] == POPULATION_MAX) return PLACEMENT_NONE;
    path = placement->population[district] * PLACEMENT_DISTRICTS + district;
    if (!reach(placement->budget, &placement->path_of_slot, &placement->slot_capacity, slot) ||
        !reach(placement->budget, &placement->slot_of_path, &placement->path_capacity, path))
        return PLACEMENT_NONE;
    placement->path_of_slot[slot] = path + 1;
    placement->slot_of_path[path] = slot;
    placement->population[district]++;
    return path;
}

u64 placement_bytes(const struct placement *placement) {
    return budget_round(map_bytes(placement->slot_capacity)) + budget_round(map_bytes(placement->path_capacity));
}
