import type { Locale } from '#tenants/tenant.ts';
import { swissSpelling } from '#texts/swiss.ts';

const asItIs = (text: string) => text;

/** How catalogue texts of the locale's language are written there. German texts are stored once for three markets. */
export function spelling(locale: Locale): (text: string) => string {
  return locale === 'de-CH' ? swissSpelling : asItIs;
}
