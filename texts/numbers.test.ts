import { expect, it } from 'vitest';
import { TERMS } from '#tenants/terms.rules.ts';
import { readSources } from './catalogue.ts';

const LOCALES = ['nl-NL', 'de-DE', 'de-AT', 'de-CH', 'fr-CH'] as const;

/** Texts whose numbers belong to no setting. */
const OWN_NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/^gallery\./, 'samples of widgets'],
  [/^document\.(msds|manual|assembly)\./, 'instructions of demo goods: volts, degrees, minutes, screws'],
  [/^document\.sheet\.row\./, 'the units of the product information sheet: 100 cycles, 1000 hours'],
  [/^credit\.(plan\.(last|first)|example\.odd)$/, 'the one instalment that differs'],
  [
    /^credit\.calculator\.unreadable$|^form\.field\.postalCode\.hint$|^list\.finder\.text$/,
    'an example of what to type',
  ],
  [/^form\.error\.(post_number|bic)$|^delivery\.postNumber\.hint$/, 'the form of a number of others'],
  [/^document\.form\.end\.value$/, 'the arrears after which the law lets a lender end the contract'],
  [/^document\.form\.(features|costs|legal|distance)$/, 'the numbers of the parts of annex I'],
  [/^document\.form\.assumptions\.value$/, 'the year of the annual rate: twelve equal months'],
  [/^document\.credit\.late\.rate$/, 'the days on which the law changes the rate, and its articles'],
  [/^product\.co2\.note$|^catalogue\.tire\.snow$/, 'the name of a standard'],
  [/^review\.stars\.[1-5]$/, 'the name of a choice'],
  [/^(payment|account\.data\.iban)\.mandate(\.text)?$/, 'the words of the SEPA mandate: eight weeks'],
  [/^help\.topic\.returns\.status\.|^newsletter\.frequency\./, 'the name of a choice'],
  [/^help\.answer\.returns\.collection\.make$/, 'two days to choose from'],
];

const UNITS =
  '(?:dag|werkdag|tag|werktag|jour|jaar|jahr|ans?|week|weken|woche|semaine|maand|monat|mois|uur|stunde|heure|minu|rate|termijn|mensualit)';
const WORDS =
  'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|veertien|dertig|zwei|drei|fünf|sechs|sieben|neun|zehn|zwölf|vierzehn|dreißig|dreissig|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quatorze|trente';
const WRITTEN = new RegExp(`\\d|\\b(?:${WORDS})\\s+${UNITS}`, 'i');
/** Numbers of paragraphs and articles of law, of regulations, and names that have a number. */
const OF_LAW =
  /(?:§+|\b[Aa]rt(?:\.|ikel|icle)?|\bAbs\.|\bNr\.|\blid|\bal\.|\bss|\ben|\bet|\bund)\s*\d+[\w.:]*(?:\s*\(\d+\))*|\b\d{4}\/\d+|\b(?:C000|BW|6:|7:)\d+/g;

/** A text without what is filled in; the words inside of plural forms stay, the ones that name a single thing do not. */
function removePlaceholders(source: string): string {
  return source
    .replace(/\b(?:one|=\d+|[1-7]|=?\d) \{[^{}]*\}/g, '')
    .replace(/\{[a-z]\w*(?:, (?:plural|select|selectordinal))?/gi, '')
    .replace(OF_LAW, '');
}

it.each(LOCALES)('no text of %s has a number that a setting could change', async (locale) => {
  const found = Object.entries(await readSources(locale))
    .filter(([id]) => !OWN_NUMBERS.some(([texts]) => texts.test(id)))
    .filter(([, source]) => WRITTEN.test(removePlaceholders(source)));
  expect(found).toEqual([]);
});

it('each term of a tenant is named by a text of every language', async () => {
  for (const locale of ['nl-NL', 'de-DE', 'fr-CH'] as const) {
    const all = Object.values(await readSources(locale)).join('\n');
    expect(TERMS.filter((term) => !new RegExp(`\\{${term}[,}]`).test(all))).toEqual([]);
  }
});

it('each exception belongs to an existing text', async () => {
  const ids = (await Promise.all(LOCALES.map((locale) => readSources(locale)))).flatMap(Object.keys);
  expect(OWN_NUMBERS.filter(([texts]) => !ids.some((id) => texts.test(id)))).toEqual([]);
});

it.each([
  'Betaal die binnen 14 dagen.',
  'binnen veertien dagen',
  'Bis zu {months, plural, one {# Monat} other {# Monate}}, höchstens 12 Raten',
  'pendant deux ans',
])('the text %s contains a number', (source) => {
  expect(removePlaceholders(source)).toMatch(WRITTEN);
});

it.each([
  'Binnen {days, plural, one {1 dag} other {# dagen}}',
  '{count, plural, =0 {Leeg} one {één artikel} other {# artikelen}}',
  'Auskunft nach Art. 15 DSGVO, § 7a Abs. 5 VVG, art. 210 CO',
])('the text %s contains no number', (source) => {
  expect(removePlaceholders(source)).not.toMatch(WRITTEN);
});

/** Papers and mails have lines of their own: only pages become as narrow as one word. */
const ELSEWHERE = /^document\.|^mail\.|\.mail\./;

it.each(LOCALES)('no text of a page in %s ends a line between a number and its unit', async (locale) => {
  const breakable = Object.entries(await readSources(locale)).filter(
    ([id, source]) => !ELSEWHERE.test(id) && /[\d}] (?:uur|Uhr|MB|km|kg|cm|mm|kWh)(?![\p{L}])/u.test(source),
  );
  expect(breakable).toEqual([]);
});
