import type { Locale } from '#tenants/tenant.ts';
import { swissSpelling } from '#texts/swiss.ts';

const asItIs = (text: string) => text;

/** Spells texts as the locale does: German texts are stored once for three markets. */
export function spelling(locale: Locale): (text: string) => string {
  return locale === 'de-CH' ? swissSpelling : asItIs;
}
