// Aims at: SimpleDateFormat and DateFormat: pattern letters, time zones, parsing leniently and not, symbols, locales.
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.FieldPosition;
import java.text.ParseException;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Arrays;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

public class DatePatterns {
    static SimpleDateFormat of(String pattern, String zone, Locale locale) {
        SimpleDateFormat format = new SimpleDateFormat(pattern, locale);
        format.setTimeZone(TimeZone.getTimeZone(zone));
        return format;
    }

    public static void main(String[] args) throws ParseException {
        Date[] dates = {new Date(0), new Date(1_709_218_245_678L), new Date(-62_135_769_600_000L),
            new Date(-12_219_292_800_001L)};
        String[] patterns = {"G yyyy-MM-dd HH:mm:ss.SSS", "yy M d H h K k m s S a", "EEEE, MMMM d, yyyy",
            "EEE MMM LLL D F w W u Y", "z zzzz Z X XX XXX",
            "'quoted' ''yyyy'' 'it''s'", "yyyyyy MMMMM ddddd"};
        for (String pattern : patterns) {
            for (String zone : new String[] {"UTC", "America/New_York", "GMT+05:45"}) {
                StringBuilder line = new StringBuilder(zone);
                for (Date date : dates) {
                    line.append(" | ").append(of(pattern, zone, Locale.US).format(date));
                }
                System.out.println(line);
            }
        }
        SimpleDateFormat day = of("yyyy-MM-dd", "UTC", Locale.US);
        for (String text : new String[] {"2024-02-30", "2023-2-9", "0000-00-00", "20240101", "x", "2024-12-31tail"}) {
            for (boolean lenient : new boolean[] {true, false}) {
                day.setLenient(lenient);
                ParsePosition position = new ParsePosition(0);
                Date date = day.parse(text, position);
                System.out.print(text + " " + (date == null ? null : date.getTime()) + " " + position.getIndex() + "/"
                    + position.getErrorIndex() + "; ");
            }
            System.out.println();
        }
        System.out.println(of("yyyy-MM-dd HH:mm z", "UTC", Locale.US).parse("2024-07-01 12:00 PST").getTime());
        System.out.println(of("yyyy-MM-dd'T'HH:mmXXX", "UTC", Locale.US).parse("2024-07-01T12:00-03:30").getTime());
        SimpleDateFormat century = of("dd/MM/yy", "UTC", Locale.US);
        century.set2DigitYearStart(new Date(0));
        System.out.println(century.parse("01/01/69").getTime() + " " + century.parse("01/01/70").getTime());
        for (Locale locale : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN}) {
            for (int style = DateFormat.FULL; style <= DateFormat.SHORT; style++) {
                DateFormat format = DateFormat.getDateTimeInstance(style, style, locale);
                format.setTimeZone(TimeZone.getTimeZone("Europe/Paris"));
                System.out.println(locale + " " + style + " " + format.format(dates[1]) + " "
                    + ((SimpleDateFormat) format).toPattern());
            }
            DateFormatSymbols symbols = DateFormatSymbols.getInstance(locale);
            System.out.println(Arrays.toString(symbols.getShortMonths()) + Arrays.toString(symbols.getWeekdays())
                + Arrays.toString(symbols.getEras())
                + Arrays.toString(symbols.getAmPmStrings()));
        }
        FieldPosition hour = new FieldPosition(DateFormat.Field.HOUR_OF_DAY0);
        System.out.println(of("dd HH:mm", "UTC", Locale.US).format(dates[1], new StringBuffer(), hour) + " "
            + hour.getBeginIndex() + hour.getEndIndex());
        for (String bad : new String[] {"b", "yyyy 'open", "YYYY-B"}) {
            try {
                System.out.println(new SimpleDateFormat(bad, Locale.US));
            } catch (IllegalArgumentException e) {
                System.out.println(bad + " " + e.getMessage());
            }
        }
        try {
            day.parse("never");
        } catch (ParseException e) {
            System.out.println(e + " " + e.getErrorOffset());
        }
        System.out.println(day.equals(day.clone()) + " " + day.toLocalizedPattern() + " " + new Date(0).toInstant());
    }
}
