/** Short weekdays from Sunday (CLDR 48), written out like the formats in format.ts. */
const WEEKDAYS = {
  nl: ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'],
  de: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  fr: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
} as const;
/** Other languages are formatted like German, as numbers are. */
const LIKE_GERMAN = 'de';
const DUTCH_MONTHS = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ');

/**
 * A day of the next weeks without its year: "di 24 nov", "Di, 24.11.", "mar. 24.11."; it never breaks across lines.
 * @param day YYYY-MM-DD
 */
export function formatDay(day: string, locale: string): string {
  const language = resolveWeekdayLanguage(locale);
  const weekday = WEEKDAYS[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  const [, month = '', date = ''] = day.split('-');
  if (language === 'nl') return `${weekday}\u00a0${Number(date)}\u00a0${DUTCH_MONTHS[Number(month) - 1]}`;
  return `${weekday}${language === 'de' ? ',' : ''}\u00a0${Number(date)}.${Number(month)}.`;
}

const MONTHS = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
} as const;

/** "november 2026", "November 2026", "novembre 2026" @param month YYYY-MM */
export function formatMonth(month: string, locale: string): string {
  const language = resolveWeekdayLanguage(locale);
  const [year, number] = month.split('-');
  const name = MONTHS[language][Number(number) - 1] ?? '';
  // the Austrian word for January
  return `${locale === 'de-AT' && name === 'Januar' ? 'Jänner' : name} ${year}`;
}

/** Short names of the weekdays, from Monday. */
export function getWeekdayNames(locale: string): readonly string[] {
  const [sunday, ...others] = WEEKDAYS[resolveWeekdayLanguage(locale)];
  return [...others, sunday];
}

function resolveWeekdayLanguage(locale: string): keyof typeof WEEKDAYS {
  const asked = locale.slice(0, 2);
  return asked in WEEKDAYS ? (asked as keyof typeof WEEKDAYS) : LIKE_GERMAN;
}
