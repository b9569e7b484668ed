// Aims at: a bigger program: JSON parser and printer with escapes, numbers, nesting and error positions.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class JsonParser {
    final String s;
    int i;

    JsonParser(String s) {
        this.s = s;
    }

    static Object parse(String s) {
        JsonParser p = new JsonParser(s);
        Object v = p.value();
        p.space();
        if (p.i < s.length()) throw p.error("trailing text");
        return v;
    }

    RuntimeException error(String m) {
        return new IllegalArgumentException(m + " at " + i);
    }

    void space() {
        while (i < s.length() && " \t\r\n".indexOf(s.charAt(i)) >= 0) i++;
    }

    boolean eat(char c) {
        space();
        if (i < s.length() && s.charAt(i) == c) {
            i++;
            return true;
        }
        return false;
    }

    Object value() {
        space();
        if (i == s.length()) throw error("unexpected end");
        char c = s.charAt(i);
        switch (c) {
            case '{': return object();
            case '[': return array();
            case '"': return string();
            case 't': return word("true", true);
            case 'f': return word("false", false);
            case 'n': return word("null", null);
            default: return number();
        }
    }

    Object word(String w, Object v) {
        if (!s.startsWith(w, i)) throw error("bad word");
        i += w.length();
        return v;
    }

    Map<String, Object> object() {
        Map<String, Object> m = new LinkedHashMap<>();
        eat('{');
        if (eat('}')) return m;
        do {
            space();
            String k = string();
            if (!eat(':')) throw error("colon expected");
            m.put(k, value());
        } while (eat(','));
        if (!eat('}')) throw error("brace expected");
        return m;
    }

    List<Object> array() {
        List<Object> l = new ArrayList<>();
        eat('[');
        if (eat(']')) return l;
        do l.add(value()); while (eat(','));
        if (!eat(']')) throw error("bracket expected");
        return l;
    }

    String string() {
        if (!eat('"')) throw error("string expected");
        StringBuilder b = new StringBuilder();
        while (true) {
            if (i == s.length()) throw error("unterminated string");
            char c = s.charAt(i++);
            if (c == '"') return b.toString();
            if (c != '\\') {
                b.append(c);
                continue;
            }
            char e = s.charAt(i++);
            switch (e) {
                case 'n' -> b.append('\n');
                case 't' -> b.append('\t');
                case 'u' -> {
                    b.append((char) Integer.parseInt(s.substring(i, i + 4), 16));
                    i += 4;
                }
                default -> b.append(e);
            }
        }
    }

    Number number() {
        int start = i;
        while (i < s.length() && "+-0123456789.eE".indexOf(s.charAt(i)) >= 0) i++;
        String n = s.substring(start, i);
        try {
            return n.matches("-?\\d+") ? (Number) Long.parseLong(n) : (Number) Double.parseDouble(n);
        } catch (NumberFormatException e) {
            i = start;
            throw error("bad number '" + n + "'");
        }
    }

    static void print(Object o, String indent, StringBuilder b) {
        if (o instanceof Map<?, ?> m) {
            b.append("{");
            String sep = "\n";
            for (Map.Entry<?, ?> e : m.entrySet()) {
                b.append(sep).append(indent).append("  \"").append(e.getKey()).append("\": ");
                print(e.getValue(), indent + "  ", b);
                sep = ",\n";
            }
            b.append(m.isEmpty() ? "}" : "\n" + indent + "}");
        } else if (o instanceof List<?> l) {
            b.append('[');
            for (int k = 0; k < l.size(); k++) {
                if (k > 0) b.append(", ");
                print(l.get(k), indent, b);
            }
            b.append(']');
        } else if (o instanceof String t) {
            b.append('"').append(t.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n")).append('"');
        } else {
            b.append(o);
        }
    }

    public static void main(String[] args) {
        String doc = """
            {"name": "caf\\u00e9 \\"x\\"", "list": [1, -2.5e3, true, false, null, [], {}],
             "nested": {"a": {"b": {"c": [[1], [2, 3]]}}, "t": "line\\nbreak\\t."}, "big": 9007199254740993}""";
        StringBuilder b = new StringBuilder();
        print(parse(doc), "", b);
        System.out.println(b);
        for (String bad : new String[] {"", "{", "[1,", "{\"a\" 1}", "tru", "1 2", "\"abc", "[1 2]", "-", "{\"a\":1,}",
            "1.2.3"}) {
            try {
                System.out.println(parse(bad));
            } catch (RuntimeException e) {
                System.out.println(bad + " -> " + e.getMessage());
            }
        }
    }
}
