import { formatDate } from './format.ts';

/** Short weekdays from Sunday (CLDR 48), written out for the reason given in format.ts. */
const WEEKDAYS: Readonly<Record<string, readonly string[]>> = {
  nl: ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'],
  de: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  fr: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
};
const DUTCH_MONTHS = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ');

/**
 * A day of the next weeks as people say it, without its year: "di 24 nov", "Di, 24.11.", "mar. 24.11."; no line ends inside of it.
 * @param day YYYY-MM-DD
 */
export function formatDay(day: string, locale: string): string {
  const language = locale.slice(0, 2);
  const weekday = WEEKDAYS[language]?.[new Date(`${day}T00:00:00Z`).getUTCDay()];
  if (!weekday) return formatDate(day, locale, 'UTC');
  const [, month = '', date = ''] = day.split('-');
  if (language === 'nl') return `${weekday}\u00a0${Number(date)}\u00a0${DUTCH_MONTHS[Number(month) - 1]}`;
  return `${weekday}${language === 'de' ? ',' : ''}\u00a0${Number(date)}.${Number(month)}.`;
}
