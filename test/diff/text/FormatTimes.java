// Aims at: the %t conversions of Formatter over calendars, dates, longs and the types of java.time.
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

public class FormatTimes {
    static final String LETTERS = "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc";

    static void all(String name, Object value) {
        StringBuilder line = new StringBuilder(name);
        for (char letter : LETTERS.toCharArray()) {
            line.append(' ').append(letter).append('=');
            try {
                line.append(String.format(Locale.US, "%t" + letter, value));
            } catch (RuntimeException e) {
                line.append(e.getClass().getSimpleName()).append('(').append(e.getMessage()).append(')');
            }
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        ZonedDateTime zoned = ZonedDateTime.of(2024, 2, 29, 15, 4, 5, 678_901_234, ZoneId.of("America/New_York"));
        all("zoned", zoned);
        all("offset", OffsetDateTime.parse("1999-12-31T00:59:59.5-03:30"));
        all("local", LocalDateTime.of(7, 1, 3, 12, 0));
        all("date", LocalDate.of(-44, 3, 15));
        all("time", LocalTime.of(0, 0, 1));
        all("instant", Instant.parse("1969-07-20T20:17:40Z"));
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("Asia/Kolkata"), Locale.US);
        calendar.setTimeInMillis(1_000_000_000_123L);
        all("calendar", calendar);
        all("long", 0L);
        all("date", new Date(-1L));
        System.out.println(String.format(Locale.GERMANY, "%1$tA, %1$te. %1$tB %1$tY um %1$TT %1$tZ", zoned));
        System.out.println(String.format(Locale.FRANCE, "%1$TA|%1$-12tb|%1$12tb|%1$tp", zoned));
        System.out.println(String.format(Locale.JAPAN, "%1$tB %1$ta %1$tp", zoned));
        System.out.println(String.format("%tY %<tm %<td %tY %b", (Object) null, null, null));
        for (String bad : new String[] {"%tY", "%#tY", "%.3tY", "%,tH", "%-tH", "%tE"}) {
            try {
                System.out.println(String.format(bad, bad.equals("%tY") ? "text" : zoned));
            } catch (RuntimeException e) {
                System.out.println(bad + " " + e);
            }
        }
    }
}
