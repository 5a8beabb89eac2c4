/** Short weekdays from Sunday (CLDR 48), written out for the reason given in format.ts. */
const WEEKDAYS = {
  nl: ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'],
  de: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  fr: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
} as const;
/** Another language is written like German, as numbers are. */
const LIKE_GERMAN = 'de';
const DUTCH_MONTHS = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ');

/**
 * A day of the next weeks as people say it, without its year: "di 24 nov", "Di, 24.11.", "mar. 24.11."; no line ends inside of it.
 * @param day YYYY-MM-DD
 */
export function formatDay(day: string, locale: string): string {
  const asked = locale.slice(0, 2);
  const language = asked in WEEKDAYS ? (asked as keyof typeof WEEKDAYS) : LIKE_GERMAN;
  const weekday = WEEKDAYS[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  const [, month = '', date = ''] = day.split('-');
  if (language === 'nl') return `${weekday}\u00a0${Number(date)}\u00a0${DUTCH_MONTHS[Number(month) - 1]}`;
  return `${weekday}${language === 'de' ? ',' : ''}\u00a0${Number(date)}.${Number(month)}.`;
}
