#include "classfile/descriptor.h"

#include <string.h>

#include "classfile/identifier.h"

enum { FREE_NAMES_SINCE = 49, DEEPEST_ARRAY = 255 };

enum name_kind { CLASS_NAME, FIELD_NAME, METHOD_NAME };

static bool equals(struct slice text, const char *wanted) {
    return text.length == strlen(wanted) && memcmp(text.at, wanted, text.length) == 0;
}

static bool continues(struct slice text, size_t i) { return i < text.length && (text.at[i] & 0xc0) == 0x80; }

/* Length in bytes of the character at i, 0 if there is none that is legal. */
static size_t legal_character(struct slice text, size_t i, bool longer_is_fine) {
    u8 first = text.at[i];
    if (first > 0 && first < 0x80) return 1;
    if (first >= 0xc0 && first < 0xe0 && continues(text, i + 1)) {
        u32 c = (first & 0x1fu) << 6 | (text.at[i + 1] & 0x3fu);
        return longer_is_fine || c == 0 || c >= 0x80 ? 2 : 0;
    }
    if (first >= 0xe0 && first < 0xf0 && continues(text, i + 1) && continues(text, i + 2)) {
        u32 c = (first & 0xfu) << 12 | (text.at[i + 1] & 0x3fu) << 6 | (text.at[i + 2] & 0x3fu);
        return longer_is_fine || c >= 0x800 ? 3 : 0;
    }
    return 0;
}

bool utf8_is_legal(struct slice text, u16 major) {
    for (size_t i = 0, length; i < text.length; i += length)
        if ((length = legal_character(text, i, major <= 47)) == 0) return false;
    return true;
}

/* Names since version 49: anything but a few characters that mean something elsewhere. */
static bool is_free_name(const u8 *name, size_t length, enum name_kind kind) {
    if (length == 0) return false;
    for (size_t i = 0; i < length; i++) {
        u8 c = name[i];
        if (c == '.' || c == ';' || c == '[') return false;
        if (c == '/' && (kind != CLASS_NAME || i == 0 || i + 1 == length || name[i + 1] == '/')) return false;
        if (kind == METHOD_NAME && (c == '<' || c == '>')) return false;
    }
    return true;
}

static bool is_old_name(struct slice name, bool slashes) {
    return name.length != 0 && identifier_length(name.at, name.length, slashes) == name.length;
}

/* Length of the class name, 'L' and ';' included; 0 if there is none. */
static size_t class_type_length(const u8 *at, size_t length, u16 major, enum syntax *syntax) {
    if (major < FREE_NAMES_SINCE) {
        size_t name = identifier_length(at + 1, length - 1, true);
        return name != 0 && name < length - 1 && at[name + 1] == ';' ? name + 2 : 0;
    }
    const u8 *end = memchr(at + 1, ';', length - 1);
    if (!end) return 0;
    size_t name = (size_t)(end - at) - 1;
    if (is_free_name(at + 1, name, CLASS_NAME)) return name + 2;
    *syntax = SYNTAX_BAD_CLASS_NAME;
    return 0;
}

/* Length of the type that the text begins with; 0 if there is none, and then *syntax may say more. */
static size_t type_length(const u8 *at, size_t length, bool void_ok, u16 major, enum syntax *syntax) {
    size_t depth = 0;
    while (depth < length && at[depth] == '[')
        if (++depth > DEEPEST_ARRAY) {
            *syntax = SYNTAX_TOO_DEEP;
            return 0;
        }
    if (depth == length) return 0;
    switch (at[depth]) {
    case 'V': return void_ok && depth == 0 ? 1 : 0;
    case 'Z':
    case 'B':
    case 'C':
    case 'S':
    case 'I':
    case 'F':
    case 'J':
    case 'D': return depth + 1;
    case 'L': {
        size_t class_length = class_type_length(at + depth, length - depth, major, syntax);
        return class_length ? depth + class_length : 0;
    }
    default: return 0;
    }
}

enum syntax field_descriptor_syntax(struct slice descriptor, u16 major) {
    enum syntax syntax = SYNTAX_BAD;
    size_t length = type_length(descriptor.at, descriptor.length, false, major, &syntax);
    return length != 0 && length == descriptor.length ? SYNTAX_GOOD : syntax;
}

enum syntax class_name_syntax(struct slice name, u16 major) {
    if (name.length != 0 && name.at[0] == '[') return field_descriptor_syntax(name, major);
    bool good = major < FREE_NAMES_SINCE ? is_old_name(name, true) : is_free_name(name.at, name.length, CLASS_NAME);
    return good ? SYNTAX_GOOD : SYNTAX_BAD;
}

bool field_name_is_legal(struct slice name, u16 major) {
    return major < FREE_NAMES_SINCE ? is_old_name(name, false) : is_free_name(name.at, name.length, FIELD_NAME);
}

bool method_name_is_legal(struct slice name, u16 major) {
    if (name.length != 0 && name.at[0] == '<') return equals(name, "<init>") || equals(name, "<clinit>");
    return major < FREE_NAMES_SINCE ? is_old_name(name, false) : is_free_name(name.at, name.length, METHOD_NAME);
}

static bool is_return_type(struct slice rest, struct slice name, u16 major, enum syntax *syntax) {
    if (name.length != 0 && name.at[0] == '<') return equals(rest, "V");
    size_t length = type_length(rest.at, rest.length, true, major, syntax);
    return length != 0 && length == rest.length;
}

enum syntax method_descriptor_syntax(struct slice descriptor, struct slice name, u16 major, u32 *arg_slots) {
    enum syntax syntax = SYNTAX_BAD;
    *arg_slots = 0;
    if (major >= 51 && equals(name, "<clinit>") && !equals(descriptor, "()V")) return SYNTAX_BAD;
    if (descriptor.length == 0 || descriptor.at[0] != '(') return SYNTAX_BAD;
    const u8 *at = descriptor.at + 1, *end = descriptor.at + descriptor.length;
    for (size_t length; (length = type_length(at, (size_t)(end - at), false, major, &syntax)) != 0; at += length)
        *arg_slots += *at == 'J' || *at == 'D' ? 2 : 1;
    if (syntax != SYNTAX_BAD) return syntax;
    if (at == end || *at != ')') return SYNTAX_BAD;
    struct slice rest = {at + 1, (size_t)(end - at) - 1};
    return is_return_type(rest, name, major, &syntax) ? SYNTAX_GOOD : syntax;
}
