// Aims at: MessageFormat and ChoiceFormat: quoting, sub-formats, nesting, parsing, patterns given back, bad patterns.
import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.Format;
import java.text.MessageFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Locale;

public class MessagePatterns {
    static void show(String pattern, Object... arguments) {
        try {
            MessageFormat format = new MessageFormat(pattern, Locale.US);
            System.out.println(pattern + " -> " + format.format(arguments) + " = " + format.toPattern());
        } catch (IllegalArgumentException e) {
            System.out.println(pattern + " -> " + e);
        }
    }

    public static void main(String[] args) throws ParseException {
        show("{0} and {1}, again {0}", "a", "b");
        show("it's {0}", "x");
        show("it''s {0} '{0}' '{' }", "x");
        show("{0} {2} {1}", "only", null);
        show("{0,number} {0,number,integer} {0,number,percent} {0,number,#.#} {0,number,currency}", 1234.56);
        show("{0,choice,0#none|1#one|1<many: {0,number,integer}}", 0);
        show("{0,choice,0#none|1#one|1<many: {0,number,integer}}", 1);
        show("{0,choice,0#none|1#one|1<many: {0,number,integer}}", 12345);
        show("{0,choice,-1#minus|0#zero '|' {1}|2\u2264{1}s}", 3.5, "thing");
        show("{0,number,'{'#.00'}'}", 7);
        show("{1,number}{0}", new StringBuilder("sb"), 1L << 40);
        for (String bad : new String[] {"{", "{0", "{-1}", "{a}", "{0,foo}", "{0,number,0#0}", "{0,choice,x#y}",
            "{0,date,qqq}", "{}", "{0,}",
            "}", "'{0}", "{0 }", "{0,number,#.#"}) {
            show(bad, 1);
        }
        show("{0,number}", "text");
        MessageFormat parsed = new MessageFormat("{0} has {1,number,integer} files on {2}", Locale.US);
        System.out.println(Arrays.toString(parsed.parse("Joe has 1,234 files on disk C")));
        System.out.println(Arrays.toString(parsed.parse("Joe had", new ParsePosition(0))));
        try {
            parsed.parse("nothing");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        parsed.setFormatByArgumentIndex(0, new ChoiceFormat("0#nobody|1#somebody"));
        parsed.setFormat(2, new DecimalFormat("000", DecimalFormatSymbols.getInstance(Locale.US)));
        System.out.println(parsed.format(new Object[] {1, 2, 3}) + " " + parsed.toPattern());
        for (Format format : parsed.getFormatsByArgumentIndex()) {
            System.out.println(format.getClass().getName());
        }
        ChoiceFormat choice = new ChoiceFormat(new double[] {0, 1, ChoiceFormat.nextDouble(1)},
            new String[] {"no", "one", "more"});
        for (double d : new double[] {-5, 0, 0.99, 1, 1.0000001, Double.POSITIVE_INFINITY, Double.NaN}) {
            System.out.print(choice.format(d) + " ");
        }
        System.out.println(choice.toPattern() + " " + Arrays.toString(choice.getLimits())
            + Arrays.toString(choice.getFormats()));
        System.out.println(choice.parse("one more", new ParsePosition(4)) + " "
            + choice.equals(new ChoiceFormat(choice.toPattern())));
        System.out.println(ChoiceFormat.nextDouble(0) + " " + ChoiceFormat.previousDouble(1) + " "
            + ChoiceFormat.nextDouble(-1, false));
        for (String bad : new String[] {"", "1", "#", "0#a|0#b", "1#a|0#b", "0#a|"}) {
            try {
                System.out.println("[" + bad + "] " + new ChoiceFormat(bad).toPattern());
            } catch (RuntimeException e) {
                System.out.println("[" + bad + "] " + e);
            }
        }
        System.out.println(MessageFormat.format("{0} {1}", 1234, true) + " " + parsed.equals(parsed.clone()));
    }
}
