// Aims at: NumberFormat and Currency in several locales: plain, percent, currency, compact; parsing; symbols.
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.ParseException;
import java.util.Currency;
import java.util.Locale;

public class NumberLocales {
    public static void main(String[] args) throws ParseException {
        String[] tags = {"en-US", "de-DE", "fr-FR", "de-CH", "ja-JP", "hi-IN", "ar-EG", "pt-BR", "th-TH-u-nu-thai",
            "und", "sv-SE"};
        for (String tag : tags) {
            Locale locale = Locale.forLanguageTag(tag);
            NumberFormat plain = NumberFormat.getInstance(locale);
            NumberFormat money = NumberFormat.getCurrencyInstance(locale);
            System.out.println(tag + " " + plain.format(-1234567.891) + " "
                + NumberFormat.getPercentInstance(locale).format(0.256)
                + " " + money.format(1234.5) + " " + money.format(-0.5) + " " + money.getCurrency());
            NumberFormat brief = NumberFormat.getCompactNumberInstance(locale, NumberFormat.Style.SHORT);
            NumberFormat wordy = NumberFormat.getCompactNumberInstance(locale, NumberFormat.Style.LONG);
            StringBuilder line = new StringBuilder();
            for (long n : new long[] {0, 999, 1000, 1500, 99_999, 1_000_000, -2_345_678_901L}) {
                line.append(brief.format(n)).append(" / ").append(wordy.format(n)).append("; ");
            }
            System.out.println(line);
            DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
            System.out.println((int) symbols.getGroupingSeparator() + " " + symbols.getDecimalSeparator()
                + symbols.getZeroDigit()
                + symbols.getPercent() + symbols.getInfinity() + symbols.getNaN() + symbols.getExponentSeparator());
        }
        NumberFormat german = NumberFormat.getInstance(Locale.GERMANY);
        System.out.println(german.parse("1.234,5") + " " + german.parse("-0") + " "
            + NumberFormat.getIntegerInstance(Locale.US).parse("7.9"));
        NumberFormat compact = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
        compact.setMaximumFractionDigits(2);
        System.out.println(compact.parse("12K") + " " + compact.format(12_345) + " " + compact.parse("1.5M"));
        NumberFormat grouped = NumberFormat.getNumberInstance(Locale.US);
        grouped.setMinimumIntegerDigits(5);
        grouped.setMaximumFractionDigits(1);
        grouped.setMinimumFractionDigits(1);
        System.out.println(grouped.format(12) + " " + grouped.format(123456789) + " " + grouped.isGroupingUsed());
        try {
            german.parse("keine");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        for (String code : new String[] {"EUR", "JPY", "USD", "BHD", "XXX"}) {
            Currency currency = Currency.getInstance(code);
            System.out.println(code + " " + currency.getDefaultFractionDigits() + " "
                + currency.getNumericCodeAsString() + " "
                + currency.getSymbol(Locale.US) + " " + currency.getDisplayName(Locale.GERMANY));
        }
        System.out.println(Currency.getInstance(Locale.CANADA) + " " + Currency.getInstance(Locale.UK)
            .getSymbol(Locale.FRANCE));
        for (String bad : new String[] {"eur", "ZZZ", ""}) {
            try {
                System.out.println(Currency.getInstance(bad));
            } catch (IllegalArgumentException e) {
                System.out.println(bad + " " + e);
            }
        }
    }
}
