import { useFrame } from './use-frame.ts';

/** The tenants are all in the same zone. */
const TIME_ZONE = 'Europe/Berlin';
const REGIONS = { nl: 'nl-NL', de: 'de-DE', fr: 'fr-FR', en: 'en-GB' } as const;

/** How dates and sums are written in the member's language. */
export function useDeskFormats() {
  const { language } = useFrame();
  const locale = REGIONS[language];
  return {
    /** @param at RFC 3339 */
    formatTime: (at: string) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: TIME_ZONE,
      }).format(new Date(at)),
    /** @param at RFC 3339 */
    formatDay: (at: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE }).format(new Date(at)),
    /** @param minor minor units @param currency ISO 4217 */
    formatMoney: (minor: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100),
  };
}
