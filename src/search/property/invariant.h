/* invariant.h - a condition over fields of the program that, the user says, always holds.
 *
 * A name is a class and a field: "Buffer.count", "a.b.Buffer.count", "Outer.Buffer.count". A simple name is also looked
 * for in the package of the main class and among its nested classes. A static field stands for itself, once its
 * class is initialised. An instance field stands for that of every object of the class (and of its subclasses) whose
 * constructor has returned; all fields of one class in a condition are of the same object, those of different classes
 * of any two. So "Buffer.used <= Buffer.size" speaks of each buffer, "Account.money <= Bank.money" of each account and
 * each bank.
 *
 * Numbers are 64 bits wide and wrap; a division by zero makes the condition false.
 */
#ifndef HAVELOCK_SEARCH_PROPERTY_INVARIANT_H
#define HAVELOCK_SEARCH_PROPERTY_INVARIANT_H

#include "vm/explore/inspect.h"

struct invariant;

/* Objects for which it does not hold, one for each class that its instance fields belong to. */
enum { MOST_SUBJECTS = 3 };
struct invariant_subjects {
    ref object[MOST_SUBJECTS];
};

/* Before seam_open: the fields it names become watched (watched.h). NULL with diag: the text is no condition, or names
 * a class or field that is not there, or types do not fit. */
struct invariant *invariant_new(struct vm *vm, const char *main_class, const char *text, struct diag *diag);
void invariant_free(struct invariant *invariant);

const char *invariant_text(const struct invariant *invariant);

/* Does it hold where the VM stands? If not: for which objects. */
bool invariant_holds(const struct invariant *invariant, struct vm *vm, struct invariant_subjects *witness);

/* The fields it names, each once, with the objects and the values they have there. object 0: static. */
typedef void invariant_visit(void *context, const struct field *field, ref object, u64 value);
void invariant_each_value(const struct invariant *invariant, struct vm *vm, const struct invariant_subjects *witness,
                          invariant_visit *visit, void *context);

#endif
