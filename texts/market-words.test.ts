import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;

function loadOwnTexts(locale: string): Record<string, string> {
  const folder = join(HERE, locale);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

function loadContentPages(tenant: string, locale: string): Record<string, string> {
  const folder = join(HERE, '../retailers/tavelo/tenants', tenant, 'content', locale);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** German law in words: its acts, and terms that only it uses. */
const GERMAN = /\b(BGB|PAngV|VVG|VSBG|DDG|HGB|EGBGB)\b|Nettodarlehensbetrag|Verbraucherschlichtungsstelle/;
const GERMAN_OR_EU =
  /Europäische Standardinformationen|gebundener Sollzins|Verbraucherkredit|Verbraucher(in|schutz)/i;
/** Only where the law gives the right, which in Switzerland it does not. */
const STATUTORY = /\.statutory$|^mail\.withdrawal\.(statutory|online|title)$|\.law$/;

describe('words of another market’s law', () => {
  it('the Austrian texts avoid foreign terms: Rücktritt from credit and contract, VKrG, FAGG', () => {
    const texts = { ...loadOwnTexts('de-DE'), ...loadOwnTexts('de-AT'), ...loadContentPages('at', 'de-AT') };
    for (const [key, text] of Object.entries(texts)) expect(text, key).not.toMatch(GERMAN);
    expect(texts['document.credit.rights.withdrawal']).toContain('Rücktritt');
  });

  it('the German texts for Switzerland contain no words of another market’s law', () => {
    const texts = { ...loadOwnTexts('de-DE'), ...loadOwnTexts('de-CH'), ...loadContentPages('ch', 'de-CH') };
    for (const [key, text] of Object.entries(texts)) {
      if (STATUTORY.test(key)) continue;
      expect(text, key).not.toMatch(GERMAN);
      expect(text, key).not.toMatch(GERMAN_OR_EU);
      if (key.startsWith('order.page') || key.startsWith('shell.'))
        expect(text, key).not.toMatch(/widerruf/i);
    }
  });

  it('the French texts for Switzerland contain no words of another market’s law', () => {
    for (const [key, text] of Object.entries({
      ...loadOwnTexts('fr-CH'),
      ...loadContentPages('ch', 'fr-CH'),
    })) {
      if (STATUTORY.test(key)) continue;
      expect(text, key).not.toMatch(
        /rétracta|Informations européennes|Informations normalisées|taux débiteur/i,
      );
    }
  });
});

/** Small words that a language does not have and its neighbours do: a sentence half translated has one, as "bieten we". */
const FOREIGN = {
  nl: /\b(bieten|wir|und|nicht|für|oder|auf|mit|einen?|ihre?|ist|sind|zu[mr]|dass|nach|von)\b/i,
  de: /\b(we|wij|jij|jouw|het|een|niet|voor|wordt|worden|zijn|onze|bij|naar|ook|uw)\b/i,
  fr: /\b(und|nicht|wir|für|oder|het|een|niet|wij|jouw|voor|wordt|der|das|ist)\b/i,
};
/** The words that the product promises in German in every shop. */
const AS_PROMISED = new Set(['Nur Zahlen sind erlaubt']);

describe('words of another language', () => {
  it('a half-translated sentence is detected', () => {
    expect('Deze dienst bieten we niet meer aan').toMatch(FOREIGN.nl);
    expect('Deze dienst bieden we niet meer aan').not.toMatch(FOREIGN.nl);
  });

  it.each([
    ['nl', 'nl-NL'],
    ['de', 'de-DE'],
    ['at', 'de-AT'],
    ['ch', 'de-CH'],
    ['ch', 'fr-CH'],
  ] as const)('no words of another language occur in %s %s', (tenant, locale) => {
    const foreign = FOREIGN[locale.slice(0, 2) as keyof typeof FOREIGN];
    const texts = Object.entries({ ...loadOwnTexts(locale), ...loadContentPages(tenant, locale) });
    const wrong = texts.filter(
      ([, text]) => !AS_PROMISED.has(text) && foreign.test(text.replaceAll(/\{[^{}]*\}/g, '')),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});
