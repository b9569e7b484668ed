#include "program/module_loader.h"

#include <stdlib.h>
#include <string.h>

/* Both lists are sorted. What is in neither is a tool of the JDK and comes from the application loader. */
static const char *const bootstrap_modules[] = {
    "java.base",
    "java.datatransfer",
    "java.desktop",
    "java.instrument",
    "java.logging",
    "java.management",
    "java.management.rmi",
    "java.naming",
    "java.prefs",
    "java.rmi",
    "java.security.sasl",
    "java.xml",
    "jdk.incubator.foreign",
    "jdk.incubator.vector",
    "jdk.internal.vm.ci",
    "jdk.jfr",
    "jdk.management",
    "jdk.management.agent",
    "jdk.management.jfr",
    "jdk.naming.rmi",
    "jdk.net",
    "jdk.nio.mapmode",
    "jdk.sctp",
    "jdk.unsupported",
};

static const char *const platform_modules[] = {
    "java.compiler",
    "java.net.http",
    "java.scripting",
    "java.se",
    "java.security.jgss",
    "java.smartcardio",
    "java.sql",
    "java.sql.rowset",
    "java.transaction.xa",
    "java.xml.crypto",
    "jdk.accessibility",
    "jdk.charsets",
    "jdk.crypto.cryptoki",
    "jdk.crypto.ec",
    "jdk.dynalink",
    "jdk.graal.compiler",
    "jdk.graal.compiler.management",
    "jdk.httpserver",
    "jdk.internal.vm.compiler",
    "jdk.internal.vm.compiler.management",
    "jdk.jsobject",
    "jdk.localedata",
    "jdk.naming.dns",
    "jdk.security.auth",
    "jdk.security.jgss",
    "jdk.xml.dom",
    "jdk.zipfs",
};

static int compare_names(const void *name, const void *entry) { return strcmp(name, *(const char *const *)entry); }

const char *module_loader(const char *module) {
    if (bsearch(module, bootstrap_modules, sizeof bootstrap_modules / sizeof *bootstrap_modules,
                sizeof *bootstrap_modules, compare_names))
        return "bootstrap";
    if (bsearch(module, platform_modules, sizeof platform_modules / sizeof *platform_modules, sizeof *platform_modules,
                compare_names))
        return "platform";
    return "app";
}
