#include "vm/native.h"

/* Customising a handle's form pays off only for a compiler. */
static const struct native_entry entries[] = {{"checkCustomized", NULL, native_nothing, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_invoke_Invokers_natives = {"java/lang/invoke/Invokers", entries};
