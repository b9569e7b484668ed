// Aims at: the calendar systems beside ISO: Japanese, Hijrah, Minguo, Thai Buddhist; eras, ranges, conversions, errors.
import java.time.LocalDate;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.Era;
import java.time.chrono.HijrahDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.JapaneseEra;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

public class OtherCalendars {
    public static void main(String[] args) {
        LocalDate[] dates = {LocalDate.of(2019, 4, 30), LocalDate.of(2019, 5, 1), LocalDate.of(1989, 1, 7),
            LocalDate.of(2024, 2, 29), LocalDate.of(1912, 7, 30)};
        for (String id : new String[] {"ISO", "Japanese", "Hijrah-umalqura", "Minguo", "ThaiBuddhist"}) {
            Chronology chronology = Chronology.of(id);
            System.out.println(id + " " + chronology.getCalendarType() + " " + chronology.eras() + " "
                + chronology.range(ChronoField.YEAR) + " " + chronology.getDisplayName(TextStyle.FULL, Locale.US));
            for (LocalDate date : dates) {
                ChronoLocalDate other = chronology.date(date);
                System.out.println("  " + other + " " + other.getEra() + " " + other.get(ChronoField.YEAR_OF_ERA) + " "
                    + other.get(ChronoField.DAY_OF_YEAR) + " " + other.lengthOfMonth() + " " + other.lengthOfYear()
                    + " "
                    + other.isLeapYear() + " " + other.plus(1, ChronoUnit.MONTHS) + " "
                        + other.minus(1, ChronoUnit.YEARS) + " " + other.until(chronology.date(dates[3])) + " "
                        + LocalDate.from(other).equals(date));
                System.out.println("  " + DateTimeFormatter.ofPattern("GGGG y MMMM d", Locale.US)
                    .withChronology(chronology).format(date));
            }
        }
        System.out.println(JapaneseDate.of(JapaneseEra.SHOWA, 64, 1, 7) + " "
            + JapaneseDate.of(JapaneseEra.HEISEI, 1, 1, 8) + " " + JapaneseEra.of(3) + " "
            + JapaneseEra.REIWA.getDisplayName(TextStyle.SHORT, Locale.JAPAN));
        System.out.println(HijrahDate.of(1445, 9, 1).get(ChronoField.DAY_OF_WEEK) + " "
            + LocalDate.from(HijrahDate.of(1445, 9, 1)) + " " + HijrahDate.of(1445, 9, 30)
            .range(ChronoField.DAY_OF_MONTH));
        System.out.println(MinguoDate.of(-5, 1, 1) + " " + ThaiBuddhistDate.of(2567, 2, 29).with(ChronoField.YEAR, 2566)
            + " " + MinguoDate.of(113, 1, 1).compareTo(MinguoDate.of(112, 12, 31))
            + " " + JapaneseDate.of(2024, 1, 1).isEqual(LocalDate.of(2024, 1, 1)) + " "
                + JapaneseDate.of(2024, 1, 1).isAfter(MinguoDate.of(112, 1, 1)));
        Runnable[] wrong = {() -> JapaneseDate.of(JapaneseEra.SHOWA, 65, 1, 1), () -> HijrahDate.of(9999, 1, 1),
            () -> Chronology.of("Mayan"), () -> JapaneseDate.of(1800, 1, 1), () -> MinguoDate.of(1, 2, 30),
            () -> JapaneseEra.valueOf("Edo"),
            () -> HijrahDate.of(1445, 2, 30), () -> JapaneseChronology.INSTANCE.dateYearDay(JapaneseEra.HEISEI, 31,
                200)};
        for (Runnable action : wrong) {
            try {
                action.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        Era era = IsoChronology.INSTANCE.eraOf(0);
        System.out.println(era + " " + era.getDisplayName(TextStyle.FULL, Locale.GERMANY) + " "
            + IsoChronology.INSTANCE.prolepticYear(era, 44) + " "
            + Chronology.ofLocale(Locale.forLanguageTag("th-TH-u-ca-buddhist"))
            + " " + IsoChronology.INSTANCE.isLeapYear(1900) + " " + Chronology.of("roc")
                .equals(Chronology.of("Minguo")));
    }
}
