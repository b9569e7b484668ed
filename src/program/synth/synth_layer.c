#include "program/synth/synth_layer.h"

#include "program/class.h"
#include "program/synth/synth_target.h"

#define BUILTIN     "jdk/internal/loader/BuiltinClassLoader"
#define URL_PATH    "jdk/internal/loader/URLClassPath"
#define JAR_FILE    "java/util/jar/JarFile"
#define CODE_SOURCE "java/security/CodeSource"

static void write_initialiser(struct emitter *e) {
    emit_invoke(e, BC_invokestatic, "jdk/internal/module/ModuleBootstrap", "boot", "()Ljava/lang/ModuleLayer;", false);
    emit_field(e, BC_putstatic, "java/lang/System", "bootLayer", "Ljava/lang/ModuleLayer;");
    emit_return(e, "V");
}

static void write_path(struct emitter *e) {
    emit_load(e, "L", 0);
    emit_type(e, BC_new, URL_PATH);
    emit_op(e, BC_dup);
    emit_load(e, "L", 1);
    emit_int(e, 0); /* an empty element is the current folder */
    emit_invoke(e, BC_invokespecial, URL_PATH, "<init>", "(Ljava/lang/String;Z)V", false);
    emit_field(e, BC_putfield, BUILTIN, "ucp", "L" URL_PATH ";");
    emit_return(e, "V");
}

static void write_domain(struct emitter *e) {
    emit_load(e, "L", 0);
    emit_type(e, BC_new, CODE_SOURCE);
    emit_op(e, BC_dup);
    emit_load(e, "L", 1);
    emit_invoke(e, BC_invokestatic, URL_PATH, "toFileURL", "(Ljava/lang/String;)Ljava/net/URL;", false);
    emit_zero(e, "L");
    emit_invoke(e, BC_invokespecial, CODE_SOURCE, "<init>", "(Ljava/net/URL;[Ljava/security/CodeSigner;)V", false);
    emit_invoke(e, BC_invokespecial, "java/security/SecureClassLoader", "getProtectionDomain",
                "(L" CODE_SOURCE ";)Ljava/security/ProtectionDomain;", false);
    emit_return(e, "L");
}

/* The manifest is in local 3, the jar's URL in local 4; both are null for a folder. */
static void write_manifest(struct emitter *e) {
    struct label folder = emit_label(e);
    emit_zero(e, "L");
    emit_store(e, "L", 3);
    emit_zero(e, "L");
    emit_store(e, "L", 4);
    emit_load(e, "L", 2);
    emit_branch(e, BC_ifnull, folder);
    emit_type(e, BC_new, JAR_FILE);
    emit_op(e, BC_dup);
    emit_load(e, "L", 2);
    emit_invoke(e, BC_invokespecial, JAR_FILE, "<init>", "(Ljava/lang/String;)V", false);
    emit_op(e, BC_dup);
    emit_invoke(e, BC_invokevirtual, JAR_FILE, "getManifest", "()Ljava/util/jar/Manifest;", false);
    emit_store(e, "L", 3);
    emit_invoke(e, BC_invokevirtual, JAR_FILE, "close", "()V", false);
    emit_load(e, "L", 2);
    emit_invoke(e, BC_invokestatic, URL_PATH, "toFileURL", "(Ljava/lang/String;)Ljava/net/URL;", false);
    emit_store(e, "L", 4);
    emit_bind(e, folder);
}

static void write_pack(struct emitter *e) {
    struct label unknown = emit_label(e);
    emit_load(e, "L", 0);
    emit_load(e, "L", 1);
    emit_invoke(e, BC_invokevirtual, "java/lang/ClassLoader", "getDefinedPackage",
                "(Ljava/lang/String;)Ljava/lang/Package;", false);
    emit_store(e, "L", 3);
    emit_load(e, "L", 3);
    emit_branch(e, BC_ifnull, unknown);
    emit_load(e, "L", 3);
    emit_return(e, "L");
    emit_bind(e, unknown);
    write_manifest(e);
    for (u32 i = 0; i < 5; i++)
        if (i != 2) emit_load(e, "L", i);
    emit_invoke(e, BC_invokevirtual, BUILTIN, "defineOrCheckPackage",
                "(Ljava/lang/String;Ljava/util/jar/Manifest;Ljava/net/URL;)Ljava/lang/Package;", false);
    emit_return(e, "L");
}

int synth_layer(struct arena *arena, struct slice *out, struct diag *diag) {
    struct writer *writer = synth_class(SYNTH_MAJOR, SYNTH_LAYER_CLASS);
    write_initialiser(writer_method(writer, ACC_STATIC, "<clinit>", "()V"));
    write_path(writer_method(writer, ACC_PUBLIC | ACC_STATIC, "path", SYNTH_LAYER_PATH));
    write_domain(writer_method(writer, ACC_PUBLIC | ACC_STATIC, "domain", SYNTH_LAYER_DOMAIN));
    write_pack(writer_method(writer, ACC_PUBLIC | ACC_STATIC, "pack", SYNTH_LAYER_PACK));
    return writer_finish(writer, arena, out, diag);
}
