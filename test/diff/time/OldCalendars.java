// Aims at: GregorianCalendar, Calendar, TimeZone and Date: lenient fields, the cut-over, rolling, weeks, daylight
// saving.
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

public class OldCalendars {
    static String show(Calendar c) {
        return String.format(Locale.US, "%d-%02d-%02d %02d:%02d:%02d dow%d doy%d w%d era%d off%d dst%d",
            c.get(Calendar.YEAR), c.get(Calendar.MONTH), c.get(Calendar.DATE), c.get(Calendar.HOUR_OF_DAY),
            c.get(Calendar.MINUTE),
            c.get(Calendar.SECOND), c.get(Calendar.DAY_OF_WEEK), c.get(Calendar.DAY_OF_YEAR),
                c.get(Calendar.WEEK_OF_YEAR), c.get(Calendar.ERA), c.get(Calendar.ZONE_OFFSET),
                c.get(Calendar.DST_OFFSET));
    }

    public static void main(String[] args) {
        TimeZone newYork = TimeZone.getTimeZone("America/New_York");
        GregorianCalendar c = new GregorianCalendar(newYork, Locale.US);
        c.clear();
        c.set(2024, Calendar.MARCH, 10, 2, 30);
        System.out.println(show(c) + " " + c.getTimeInMillis());
        c.add(Calendar.MONTH, -1);
        c.roll(Calendar.DATE, 25);
        System.out.println(show(c) + " " + c.getActualMaximum(Calendar.DATE) + " "
            + c.getLeastMaximum(Calendar.WEEK_OF_YEAR) + c.isLeapYear(1900));
        c.set(2024, Calendar.JANUARY, 31);
        c.add(Calendar.MONTH, 1);
        System.out.println(show(c));
        c.roll(Calendar.MONTH, 11);
        c.set(Calendar.DAY_OF_YEAR, 400);
        System.out.println(show(c));
        c.set(Calendar.WEEK_OF_YEAR, 1);
        c.set(Calendar.DAY_OF_WEEK, Calendar.MONDAY);
        System.out.println(show(c) + " " + c.getWeekYear() + " " + c.getWeeksInWeekYear());
        GregorianCalendar cut = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        cut.clear();
        cut.set(1582, Calendar.OCTOBER, 4);
        cut.add(Calendar.DATE, 1);
        System.out.println(show(cut) + " " + cut.getGregorianChange().getTime());
        cut.set(Calendar.ERA, GregorianCalendar.BC);
        cut.set(Calendar.YEAR, 5);
        System.out.println(show(cut) + " " + cut.getTimeInMillis());
        cut.setGregorianChange(new Date(Long.MIN_VALUE));
        System.out.println(show(cut));
        cut.setLenient(false);
        cut.set(Calendar.MONTH, 14);
        try {
            cut.getTime();
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        Calendar german = Calendar.getInstance(TimeZone.getTimeZone("Europe/Berlin"), Locale.GERMANY);
        german.setTimeInMillis(1_704_063_600_000L);
        System.out.println(german.getFirstDayOfWeek() + " " + german.getMinimalDaysInFirstWeek() + " " + show(german)
            + " " + german.getDisplayName(Calendar.MONTH, Calendar.LONG, Locale.GERMANY)
            + " " + german.getDisplayNames(Calendar.AM_PM, Calendar.SHORT, Locale.US).size() + " "
                + german.getCalendarType());
        Calendar built = new Calendar.Builder().setCalendarType("buddhist").setDate(2567, 0, 1).setTimeZone(newYork)
            .setTimeOfDay(1, 2, 3, 4).build();
        System.out.println(built.getTimeInMillis() + " " + built.getClass().getSimpleName() + " "
            + built.get(Calendar.YEAR) + " " + Calendar.getAvailableCalendarTypes().contains("japanese"));
        SimpleTimeZone own = new SimpleTimeZone(3_600_000, "Own", Calendar.MARCH, -1, Calendar.SUNDAY, 7_200_000,
            Calendar.OCTOBER, -1, Calendar.SUNDAY, 7_200_000);
        System.out.println(own.getOffset(1_719_792_000_000L) + " " + own.inDaylightTime(new Date(0)) + " "
            + own.useDaylightTime() + " " + own.hasSameRules(own) + " " + own.getDSTSavings());
        for (String id : new String[] {"GMT+3", "GMT-12:34", "Nowhere", "PST", "GMT+99", "CET", "Etc/GMT+5"}) {
            TimeZone zone = TimeZone.getTimeZone(id);
            System.out.println(id + " " + zone.getID() + " " + zone.getRawOffset() + " "
                + zone.getDisplayName(false, TimeZone.LONG, Locale.US) + " "
                + zone.getDisplayName(true, TimeZone.SHORT, Locale.US) + " " + zone.toZoneId());
        }
        System.out.println(TimeZone.getTimeZone(ZoneId.of("Asia/Tokyo")).getID() + " "
            + Arrays.asList(TimeZone.getAvailableIDs(20_700_000)));
        TimeZone.setDefault(newYork);
        System.out.println(new Date(0) + " " + new Date(124, 1, 30, 5, 6).getTime() + " "
            + new Date(0).toLocaleString().length() + " " + new Date(0).toGMTString() + " "
            + Date.UTC(70, 0, 1, 0, 0, 0) + " " + Date.parse("1 Jan 1970 00:00 GMT"));
        System.out.println(c.compareTo(cut) + " " + c.after(new Object()) + " " + c.equals(c.clone()) + " "
            + new Date(5).compareTo(new Date(4)) + new Date(7).hashCode());
    }
}
