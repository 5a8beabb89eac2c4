import type { Locale } from '#tenants/tenant.ts';
import { applySwissSpelling } from '#texts/swiss.ts';

const keepSpelling = (text: string) => text;

/** Spells texts as the locale does: German texts are stored once for three markets. */
export function createSpeller(locale: Locale): (text: string) => string {
  return locale === 'de-CH' ? applySwissSpelling : keepSpelling;
}
