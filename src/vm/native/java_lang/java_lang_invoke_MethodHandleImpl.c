#include "program/synth/synth_target.h"
#include "vm/interp/raise.h"
#include "vm/link/synth_cache.h"
#include "vm/native.h"

#define INVOKE "java/lang/invoke/"
static const char HANDLE[] = INVOKE "MethodHandle";
static const char OBJECT[] = "java/lang/Object";

enum { TARGET, CLEANUP, ARGUMENTS, RESULT, THROWN };

/* Pushes Wrapper.forBasicType(target.type().returnType()).zero(). */
static void push_zero(struct emitter *e) {
    emit_load(e, "L", TARGET);
    emit_invoke(e, BC_invokevirtual, HANDLE, "type", "()L" INVOKE "MethodType;", false);
    emit_invoke(e, BC_invokevirtual, INVOKE "MethodType", "returnType", "()Ljava/lang/Class;", false);
    emit_invoke(e, BC_invokestatic, "sun/invoke/util/Wrapper", "forBasicType",
                "(Ljava/lang/Class;)Lsun/invoke/util/Wrapper;", false);
    emit_invoke(e, BC_invokevirtual, "sun/invoke/util/Wrapper", "zero", "()Ljava/lang/Object;", false);
}

/* Pushes what the cleanup handle gives for (thrown, result unless void, arguments...). */
static void push_cleanup(struct emitter *e) {
    struct label is_void = emit_label(e), call = emit_label(e);
    emit_load(e, "L", CLEANUP);
    emit_load(e, "L", ARGUMENTS);
    emit_load(e, "L", TARGET);
    emit_invoke(e, BC_invokevirtual, HANDLE, "type", "()L" INVOKE "MethodType;", false);
    emit_invoke(e, BC_invokevirtual, INVOKE "MethodType", "returnType", "()Ljava/lang/Class;", false);
    emit_field(e, BC_getstatic, "java/lang/Void", "TYPE", "Ljava/lang/Class;");
    emit_branch(e, BC_if_acmpeq, is_void);
    for (int with_result = 1; with_result >= 0; with_result--) {
        if (!with_result) emit_bind(e, is_void);
        emit_int(e, with_result + 1);
        emit_type(e, BC_anewarray, OBJECT);
        for (int i = 0; i <= with_result; i++) {
            emit_op(e, BC_dup);
            emit_int(e, i);
            emit_load(e, "L", i == 0 ? THROWN : RESULT);
            emit_op(e, BC_aastore);
        }
        if (with_result) emit_branch(e, BC_goto, call);
    }
    emit_bind(e, call);
    emit_invoke(e, BC_invokestatic, INVOKE "MethodHandleImpl", "prepend",
                "([Ljava/lang/Object;[Ljava/lang/Object;)[Ljava/lang/Object;", false);
    emit_invoke(e, BC_invokevirtual, HANDLE, "invokeWithArguments", "([Ljava/lang/Object;)Ljava/lang/Object;", false);
}

static void write_body(struct emitter *e) {
    struct label end = emit_label(e), caught = emit_label(e);
    push_zero(e);
    emit_store(e, "L", RESULT);
    emit_zero(e, "L");
    emit_store(e, "L", THROWN);
    struct label start = emit_here(e);
    emit_handler(e, start, end, caught, NULL);
    emit_load(e, "L", TARGET);
    emit_load(e, "L", ARGUMENTS);
    emit_invoke(e, BC_invokevirtual, HANDLE, "invokeWithArguments", "([Ljava/lang/Object;)Ljava/lang/Object;", false);
    emit_store(e, "L", RESULT);
    emit_bind(e, end);
    push_cleanup(e);
    emit_return(e, "L");
    emit_bind(e, caught);
    emit_store(e, "L", THROWN);
    push_cleanup(e);
    emit_op(e, BC_pop);
    emit_load(e, "L", THROWN);
    emit_op(e, BC_athrow);
}

/* (target, cleanup, arguments). The JDK's version hands the cleanup null for a primitive result when the target has
 * thrown: it is never executed there, because this idiom is compiled. */
static enum native_status tryFinally(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct arena *arena = arena_new();
    struct writer *writer = synth_class(SYNTH_MAJOR, INVOKE "TryFinally");
    write_body(writer_method(writer, ACC_PUBLIC | ACC_STATIC, "call",
                             "(L" INVOKE "MethodHandle;L" INVOKE
                             "MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;"));
    struct slice bytes;
    struct diag diag;
    struct method *m = NULL;
    if (writer_finish(writer, arena, &bytes, &diag) == 0) m = synth_cache_method(t, bytes);
    else throw_new(t, "java/lang/InternalError", "%s", diag.text);
    arena_free(arena);
    return m ? call_replace(t, m, args) : NATIVE_THROWN;
}

static const struct native_entry entries[] = {{"tryFinally", NULL, tryFinally, NATIVE_OVERRIDE}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_invoke_MethodHandleImpl_natives = {"java/lang/invoke/MethodHandleImpl", entries};
