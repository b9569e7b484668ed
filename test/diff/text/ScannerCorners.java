// Aims at: Scanner: delimiters, numbers in locales and radixes, look-ahead, findInLine, skip, streams of tokens,
// failures.
import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Scanner;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class ScannerCorners {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        Scanner mixed = new Scanner("12 0x1F true 3.5 1,234 -7 99999999999 NaN 1e3 word ff 300").useLocale(Locale.US);
        System.out.println(mixed.nextInt() + " " + mixed.hasNextInt() + mixed.next() + mixed.hasNextBoolean()
            + mixed.nextBoolean());
        attempt("int of 3.5", mixed::nextInt);
        System.out.println(mixed.nextDouble() + " " + mixed.nextInt() + " " + mixed.nextShort() + " "
            + mixed.hasNextInt() + mixed.hasNextLong());
        attempt("int too big", mixed::nextInt);
        System.out.println(mixed.nextLong() + " " + mixed.nextDouble() + " " + mixed.nextDouble() + " "
            + mixed.hasNext("w.*") + mixed.next(Pattern.compile("w\\w+")));
        System.out.println(mixed.hasNextInt(16) + " " + mixed.nextInt(16) + " " + mixed.hasNextByte());
        attempt("byte 300", mixed::nextByte);
        System.out.println(mixed.nextBigInteger(8) + " " + mixed.hasNext());
        attempt("exhausted", mixed::next);
        attempt("no line", mixed::nextLine);
        Scanner german = new Scanner("1.234,5 -0,25 (3)").useLocale(Locale.GERMANY);
        System.out.println(german.nextDouble() + " " + german.nextBigDecimal().add(BigDecimal.ONE) + " "
            + german.hasNextInt() + german.next());
        Scanner commas = new Scanner("a,b,,c,").useDelimiter(",");
        System.out.println(commas.tokens().collect(Collectors.toList()) + " " + commas.delimiter());
        Scanner lines = new Scanner("one two\r\n\nthree\u2028four 5\n6");
        System.out.println(lines.next() + "|" + lines.nextLine() + "|" + lines.nextLine() + "|" + lines.hasNextLine()
            + lines.nextLine() + "|" + lines.next());
        System.out.println(lines.findInLine("\\d") + " " + lines.findInLine("x") + lines.nextLine() + "|"
            + lines.nextInt() + lines.hasNextLine());
        Scanner within = new Scanner("key = value; k2=v2 # rest");
        System.out.println(within.findInLine("(\\w+) *= *(\\w+)") + " " + within.match().group(2)
            + within.match().start());
        System.out.println(within.skip("; *").next() + " " + within.findWithinHorizon("#", 2)
            + within.findWithinHorizon("e", 3) + within.findWithinHorizon("t", 0));
        attempt("skip", () -> within.skip("zzz"));
        attempt("match", within::match);
        System.out.println(new Scanner("a1b22c333").findAll("\\d+").map(MatchResult::group)
            .collect(Collectors.toList()));
        Scanner radix = new Scanner("zz 77 -1010").useRadix(36);
        System.out.println(radix.radix() + " " + radix.nextInt() + " " + radix.nextInt(8) + " " + radix.nextInt(2));
        attempt("radix 1", () -> radix.useRadix(1));
        attempt("state", () -> new Scanner("x").useDelimiter("\\p{javaWhitespace}+").toString().contains("position=0"));
        Scanner failing = new Scanner(new StringReader("") {
            @Override
            public int read(java.nio.CharBuffer target) throws IOException {
                throw new IOException("broken");
            }
        });
        System.out.println(failing.hasNext() + " " + failing.ioException());
        failing.close();
        attempt("closed", failing::next);
        System.out.println(new Scanner("  \n ").hasNext() + " " + new Scanner("").hasNextLine() + " "
            + new Scanner("\n").nextLine().isEmpty());
        Scanner empty = new Scanner("abc").useDelimiter("");
        System.out.println(empty.next() + empty.next() + empty.reset().next());
    }
}
