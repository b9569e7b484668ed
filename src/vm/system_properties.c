#include "vm/system_properties.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <unistd.h>

const char *system_properties_encoding(void) {
    locale_t locale = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    if (!locale) return "ANSI_X3.4-1968";
    const char *codeset = nl_langinfo_l(CODESET, locale);
    const char *name = strcmp(codeset, "UTF-8") == 0        ? "UTF-8"
                       : strcmp(codeset, "ISO-8859-1") == 0 ? "ISO-8859-1"
                                                            : "ANSI_X3.4-1968";
    freelocale(locale);
    return name;
}

/* What the JDK's file `release' says of itself beside its version, which the program knows. */
static void add_release(struct vm *vm, void (*add)(void *, const char *, const char *), void *context) {
    char text[4096], value[256];
    snprintf(text, sizeof text, "%s/release", program_jdk_home(vm->program));
    FILE *file = fopen(text, "re");
    while (file && fgets(text, sizeof text, file)) {
        if (sscanf(text, "JAVA_VERSION_DATE=\"%255[^\"]\"", value) == 1) add(context, "java.version.date", value);
        if (sscanf(text, "JAVA_RUNTIME_VERSION=\"%255[^\"]\"", value) != 1) continue;
        add(context, "java.runtime.version", value);
        add(context, "java.vm.version", value);
    }
    if (file) fclose(file);
}

static void add_defaults(struct vm *vm, void (*add)(void *, const char *, const char *), void *context) {
    int version = program_jdk_version(vm->program);
    char text[4096], number[16];
    snprintf(number, sizeof number, "%d", version);
    const char *encoding = system_properties_encoding();
    add(context, "java.version", program_jdk_release(vm->program));
    add_release(vm, add, context);
    add(context, "java.runtime.name", "OpenJDK Runtime Environment");
    add(context, "java.specification.name", "Java Platform API Specification");
    add(context, "java.specification.vendor", "Oracle Corporation");
    add(context, "java.specification.version", number);
    add(context, "java.vm.specification.name", "Java Virtual Machine Specification");
    add(context, "java.vm.specification.vendor", "Oracle Corporation");
    add(context, "java.vm.specification.version", number);
    add(context, "java.vm.name", "Havelock");
    add(context, "java.vm.vendor", "Havelock");
    add(context, "java.vendor", "Havelock");
    snprintf(text, sizeof text, "%d.0", version + 44);
    add(context, "java.class.version", text);
    add(context, "java.home", program_jdk_home(vm->program));
    add(context, "java.class.path", program_class_path(vm->program));
    add(context, "java.io.tmpdir", "/tmp");
    add(context, "java.library.path", "");
    add(context, "os.name", "Linux");
    add(context, "os.arch", "amd64");
    add(context, "os.version", "0");
    add(context, "sun.arch.data.model", "64");
    add(context, "file.separator", "/");
    add(context, "path.separator", ":");
    add(context, "line.separator", "\n");
    add(context, "user.language", "en");
    add(context, "user.country", "US");
    add(context, "user.name", getenv("USER") ? getenv("USER") : "user");
    add(context, "user.home", getenv("HOME") ? getenv("HOME") : "/");
    add(context, "user.dir", getcwd(text, sizeof text) ? text : "/");
    add(context, "file.encoding", version >= 18 ? "UTF-8" : encoding);
    add(context, "native.encoding", encoding);
    add(context, "sun.jnu.encoding", encoding);
    if (version >= 25) add(context, "stdin.encoding", encoding);
    add(context, "stdout.encoding", encoding);
    add(context, "stderr.encoding", encoding);
    add(context, "java.locale.useOldISOCodes", "");
}

void system_properties_each(struct vm *vm, void (*add)(void *context, const char *key, const char *value),
                            void *context) {
    add_defaults(vm, add, context);
    for (u32 i = 0; vm->options.properties && vm->options.properties[i]; i++) {
        const char *text = vm->options.properties[i], *equals = strchr(text, '=');
        char key[512];
        size_t length = equals ? (size_t)(equals - text) : strlen(text);
        if (length >= sizeof key) continue;
        memcpy(key, text, length);
        key[length] = 0;
        add(context, key, equals ? equals + 1 : "");
    }
}
