import type { Appointment } from '#commerce/buying/fitting/fitting-partners.ts';
import { formatDay } from '#texts/format-day.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

/** The day and place where tyres are fitted, for mails and papers. */
export function formatFittingLines(
  { day, partner }: Appointment,
  locale: string,
  texts: Translator<TextKey>,
): string[] {
  return [
    texts.text('basket.fitting.on', { day: formatDay(day, locale) }),
    [partner.name, `${partner.street} ${partner.houseNumber}`, `${partner.postalCode} ${partner.city}`].join(
      ', ',
    ),
  ];
}
