// Aims at: a bigger program: tokenizer, parser and tree-walking interpreter of a small language with functions.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Interpreter {
    enum Kind { NUMBER, NAME, SYMBOL, END }

    record Token(Kind kind, String text) { }

    static List<Token> tokenize(String s) {
        List<Token> out = new ArrayList<>();
        int i = 0;
        while (i < s.length()) {
            char c = s.charAt(i);
            int start = i;
            if (Character.isWhitespace(c)) {
                i++;
            } else if (Character.isDigit(c)) {
                while (i < s.length() && Character.isDigit(s.charAt(i))) i++;
                out.add(new Token(Kind.NUMBER, s.substring(start, i)));
            } else if (Character.isLetter(c)) {
                while (i < s.length() && Character.isLetterOrDigit(s.charAt(i))) i++;
                out.add(new Token(Kind.NAME, s.substring(start, i)));
            } else {
                i += i + 1 < s.length() && s.charAt(i + 1) == '=' && "<>=!".indexOf(c) >= 0 ? 2 : 1;
                out.add(new Token(Kind.SYMBOL, s.substring(start, i)));
            }
        }
        out.add(new Token(Kind.END, ""));
        return out;
    }

    static class ReturnSignal extends RuntimeException {
        final long value;

        ReturnSignal(long value) {
            super(null, null, false, false);
            this.value = value;
        }
    }

    interface Expr {
        long eval(Map<String, Long> env);
    }

    interface Stmt {
        void exec(Map<String, Long> env);
    }

    record Function(List<String> params, Stmt body) { }

    static class Parser {
        final List<Token> tokens;
        int pos;
        final Map<String, Function> functions = new HashMap<>();

        Parser(String source) {
            tokens = tokenize(source);
        }

        Token peek() {
            return tokens.get(pos);
        }

        boolean accept(String s) {
            if (!peek().text().equals(s)) return false;
            pos++;
            return true;
        }

        void expect(String s) {
            if (!accept(s)) throw new IllegalStateException("expected " + s + " but found '" + peek().text() + "'");
        }

        String name() {
            if (peek().kind() != Kind.NAME) throw new IllegalStateException("name expected: " + peek());
            return tokens.get(pos++).text();
        }

        Stmt program() {
            List<Stmt> all = new ArrayList<>();
            while (peek().kind() != Kind.END) all.add(statement());
            return env -> all.forEach(s -> s.exec(env));
        }

        Stmt block() {
            expect("{");
            List<Stmt> all = new ArrayList<>();
            while (!accept("}")) all.add(statement());
            return env -> {
                for (Stmt s : all) s.exec(env);
            };
        }

        Stmt statement() {
            if (accept("fun")) {
                String n = name();
                List<String> params = new ArrayList<>();
                expect("(");
                while (!accept(")")) {
                    params.add(name());
                    accept(",");
                }
                functions.put(n, new Function(params, block()));
                return env -> { };
            }
            if (accept("while")) {
                Expr c = expression();
                Stmt body = block();
                return env -> {
                    while (c.eval(env) != 0) body.exec(env);
                };
            }
            if (accept("if")) {
                Expr c = expression();
                Stmt yes = block();
                Stmt no = accept("else") ? block() : env -> { };
                return env -> (c.eval(env) != 0 ? yes : no).exec(env);
            }
            if (accept("return")) {
                Expr e = expression();
                expect(";");
                return env -> {
                    throw new ReturnSignal(e.eval(env));
                };
            }
            if (accept("print")) {
                Expr e = expression();
                expect(";");
                return env -> System.out.println(e.eval(env));
            }
            String n = name();
            expect("=");
            Expr e = expression();
            expect(";");
            return env -> env.put(n, e.eval(env));
        }

        Expr expression() {
            Expr l = sum();
            for (String op : new String[] {"<=", ">=", "==", "!=", "<", ">"}) {
                if (accept(op)) {
                    Expr r = sum();
                    return env -> {
                        int c = Long.compare(l.eval(env), r.eval(env));
                        return switch (op) {
                            case "<=" -> c <= 0 ? 1 : 0;
                            case ">=" -> c >= 0 ? 1 : 0;
                            case "==" -> c == 0 ? 1 : 0;
                            case "!=" -> c != 0 ? 1 : 0;
                            case "<" -> c < 0 ? 1 : 0;
                            default -> c > 0 ? 1 : 0;
                        };
                    };
                }
            }
            return l;
        }

        Expr sum() {
            Expr l = product();
            while (true) {
                Expr a = l;
                if (accept("+")) {
                    Expr b = product();
                    l = env -> a.eval(env) + b.eval(env);
                } else if (accept("-")) {
                    Expr b = product();
                    l = env -> a.eval(env) - b.eval(env);
                } else {
                    return l;
                }
            }
        }

        Expr product() {
            Expr l = atom();
            while (true) {
                Expr a = l;
                if (accept("*")) {
                    Expr b = atom();
                    l = env -> a.eval(env) * b.eval(env);
                } else if (accept("/")) {
                    Expr b = atom();
                    l = env -> a.eval(env) / b.eval(env);
                } else if (accept("%")) {
                    Expr b = atom();
                    l = env -> a.eval(env) % b.eval(env);
                } else {
                    return l;
                }
            }
        }

        Expr atom() {
            if (accept("(")) {
                Expr e = expression();
                expect(")");
                return e;
            }
            if (accept("-")) {
                Expr e = atom();
                return env -> -e.eval(env);
            }
            if (peek().kind() == Kind.NUMBER) {
                long v = Long.parseLong(tokens.get(pos++).text());
                return env -> v;
            }
            String n = name();
            if (!accept("(")) {
                return env -> {
                    Long v = env.get(n);
                    if (v == null) throw new IllegalStateException("undefined " + n);
                    return v;
                };
            }
            List<Expr> args = new ArrayList<>();
            while (!accept(")")) {
                args.add(expression());
                accept(",");
            }
            return env -> call(n, args, env);
        }

        long call(String n, List<Expr> args, Map<String, Long> env) {
            Function f = functions.get(n);
            Map<String, Long> local = new HashMap<>();
            for (int i = 0; i < args.size(); i++) local.put(f.params().get(i), args.get(i).eval(env));
            try {
                f.body().exec(local);
                return 0;
            } catch (ReturnSignal r) {
                return r.value;
            }
        }
    }

    static void run(String source) {
        try {
            new Parser(source).program().exec(new HashMap<>());
        } catch (IllegalStateException | ArithmeticException e) {
            System.out.println("error: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        run("""
            fun gcd(a, b) { while b != 0 { t = a % b; a = b; b = t; } return a; }
            fun fib(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); }
            fun prime(n) { d = 2; while d * d <= n { if n % d == 0 { return 0; } d = d + 1; } return n > 1; }
            print gcd(1071, 462);
            print fib(15);
            n = 0; c = 0;
            while c < 20 { n = n + 1; if prime(n) { c = c + 1; } }
            print n;
            print (2 + 3) * -4 - 10 / 3 % 2;
            """);
        run("x = 5; print x / (x - 5);");
        run("print y;");
        run("x = 1 print x;");
    }
}
