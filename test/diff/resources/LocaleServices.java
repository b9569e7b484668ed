// Formats of locales whose data come from a module of their own.
import java.text.DateFormatSymbols;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.util.Currency;
import java.util.Locale;

public class LocaleServices {
    public static void main(String[] args) {
        Locale.setDefault(Locale.UK);
        Locale[] locales = {Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN, new Locale("pt", "BR")};
        for (Locale locale : locales) {
            System.out.println(locale + " " + String.format(locale, "%,.2f", 1234567.891) + " "
                    + escape(NumberFormat.getCurrencyInstance(locale).format(1234.5)));
            System.out.println("  " + DayOfWeek.MONDAY.getDisplayName(TextStyle.FULL, locale).length() + " "
                    + escape(LocalDate.of(2024, 2, 29).format(DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                            .withLocale(locale))));
            System.out.println("  " + escape(new DateFormatSymbols(locale).getMonths()[2]) + " "
                    + (int) new DecimalFormatSymbols(locale).getGroupingSeparator() + " "
                    + escape(Currency.getInstance(locale).getSymbol(locale)));
            System.out.println(
                    "  " + escape(locale.getDisplayLanguage(locale)) + " " + escape(locale.getDisplayCountry()));
        }
        System.out.println(NumberFormat.getPercentInstance(Locale.GERMANY).format(0.5).length());
        System.out.println("TITLE".toLowerCase(new Locale("tr")).length());
    }

    private static String escape(String text) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) {
            out.append(c < 127 ? String.valueOf(c) : "\\u" + Integer.toHexString(c));
        }
        return out.toString();
    }
}
