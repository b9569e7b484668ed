// jars: clojure.jar spec.alpha.jar core.specs.alpha.jar
// Clojure: its reader and compiler, which make classes at run time.
import clojure.java.api.Clojure;
import clojure.lang.IFn;
import clojure.lang.RT;
import clojure.lang.Var;

public class LibClojure {
    private static void evaluate(String text) {
        IFn eval = Clojure.var("clojure.core", "eval");
        IFn print = Clojure.var("clojure.core", "pr-str");
        System.out.println(print.invoke(eval.invoke(Clojure.read(text))));
    }

    public static void main(String[] args) {
        evaluate("(reduce + (map inc [1 2 3]))");
        evaluate("(let [f (fn f [n] (if (< n 2) n (+ (f (- n 1)) (f (- n 2)))))] (f 12))");
        evaluate("(into (sorted-map) (frequencies \"hello\"))");
        evaluate("(take 5 (iterate #(* 2 %) 1))");
        evaluate("(let [a (atom 0)] (dotimes [_ 10] (swap! a inc)) @a)");
        evaluate("(try (/ 1 0) (catch ArithmeticException e (.getMessage e)))");
        Var plus = RT.var("clojure.core", "+");
        System.out.println(plus.invoke(1, 2));
    }
}
