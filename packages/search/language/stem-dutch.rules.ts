/** Irregular forms, by their singular; also as the last part of a compound. */
const IRREGULAR: readonly (readonly [string, string])[] = [
  ['kinderen', 'kind'],
  ['eieren', 'ei'],
  ['bladen', 'blad'],
  ['glazen', 'glas'],
  ['vaten', 'vat'],
  ['baden', 'bad'],
  ['sloten', 'slot'],
  ['mannen', 'man'],
];

/** Words that only look inflected, or whose stem would be another word's. */
const OWN = new Set([
  'roze',
  'beige',
  'oranje',
  'creme',
  'suede',
  'taupe',
  'dames',
  'heren',
  'jeans',
  'leggings',
  'oven',
  'ovens',
  'regen',
  'keuken',
  'garen',
  'laken',
  'deken',
  'teken',
  'haken',
  'wagen',
  'jongens',
  'buiten',
  'binnen',
  'boven',
  'zomer',
  'koken',
  'linnen',
  'kussen',
  'kussens',
  'eten',
  'matras',
  'terras',
  'kompas',
  'canvas',
]);
const SINGULAR: Readonly<Record<string, string>> = {
  ovens: 'oven',
  kussens: 'kussen',
  dekens: 'deken',
  lakens: 'laken',
  wagens: 'wagen',
  keukens: 'keuken',
  dames: 'dame',
  heren: 'heer',
  jongens: 'jongen',
  leggings: 'legging',
};

const VOWEL = /[aeiouy]/;
const LONG_E = /ee([lrn])$/;

export function stemDutch(term: string): string {
  const own = SINGULAR[term];
  if (own) return own;
  if (OWN.has(term)) return term;
  for (const [form, singular] of IRREGULAR)
    if (term.endsWith(form)) return stemDutch(`${term.slice(0, -form.length)}${singular}`);
  return normalizeUnstressedE(stripEnding(stripDiminutive(term)));
}

function stripDiminutive(term: string): string {
  const word = term.endsWith('jes') ? term.slice(0, -1) : term;
  if (word.length < 5 || !word.endsWith('je')) return term;
  const base = word.slice(0, -2);
  if (/nk$/.test(base) && /ink$/.test(base)) return `${base.slice(0, -1)}g`;
  if (/(?:oo|aa|ee|uu|r|l)mp$/.test(base)) return base.slice(0, -1);
  if (/(?:[aeiou]{2}|[aeiou][lnr]|[wy])t$/.test(base) && !/(?:[aeiou]{2}t|[lnr]t)$/.test(base))
    return base.slice(0, -1);
  if (/(?:el|er|en|aal|oel|oen|iel|eel|uin|oon|ien|aar|oor|eur|ier|ui|ei|ij|au|ou|w)t$/.test(base))
    return base.slice(0, -1);
  if (/[lnmr]et$/.test(base) && /(.)\1et$/.test(base)) return base.slice(0, -3);
  return base;
}

function stripEnding(term: string): string {
  if (term.endsWith('en') && !/(?:oe|ee|[^uoa]i)n$/.test(term) && isStem(term.slice(0, -2)))
    return closeSyllable(term.slice(0, -2));
  if (term.endsWith('s') && isBeforeS(term.slice(0, -1))) return stripE(term.slice(0, -1));
  return stripE(term);
}

function stripE(term: string): string {
  if (!term.endsWith('e') || /(?:ee|ie)$/.test(term)) return term;
  const base = term.slice(0, -1);
  return isStem(base) ? closeSyllable(base) : term;
}

function isStem(base: string): boolean {
  return base.length >= 3 && VOWEL.test(base);
}

/** After these a final s is an ending; "glas" and "lens" keep theirs. */
function isBeforeS(base: string): boolean {
  if (base.length < 3 || !VOWEL.test(base)) return false;
  if (base.length === 3)
    return /[ptkgdbaoiuym]$/.test(base) && !/[aeiou][aeiou]$/.test(base) && !/^[aeiou]/.test(base);
  return (
    /(?:[aeo]?[lrnm]|[ptkgdb]|[aouiy]|e)$/.test(base) && !/(?:ij|aa|oe|ee|eu|ui|oo|aar|uur|an|ll)$/.test(base)
  );
}

/** Closes an open syllable: boten, boot; katten, kat; brieven, brief. */
function closeSyllable(base: string): string {
  if (/([bcdfgklmnprst])\1$/.test(base)) return base.slice(0, -1);
  const voiceless = base.endsWith('v')
    ? `${base.slice(0, -1)}f`
    : base.endsWith('z')
      ? `${base.slice(0, -1)}s`
      : base;
  const open =
    /^(.*[^aeiouy])([aou])([bcdfgklmnprst])$/.exec(voiceless) ??
    /^()([aou])([bcdfgklmnprst])$/.exec(voiceless);
  if (open) return `${open[1]}${open[2]}${open[2]}${open[3]}`;
  // an unstressed e stays single: kamer, tafel, zilver
  const withE = /^(.*[^aeiouy])e([bcdfgkmpstlnr])$/.exec(voiceless);
  if (withE && !VOWEL.test(withE[1] ?? '')) return `${withE[1]}ee${withE[2]}`;
  return voiceless;
}

/** Makes long and unstressed e before l, r, n equal at the end of a longer word: fluwelen, fluweel. */
function normalizeUnstressedE(stem: string): string {
  const long = LONG_E.exec(stem);
  if (!long) return stem;
  const before = stem.slice(0, long.index);
  return VOWEL.test(before) ? `${before}e${long[1]}` : stem;
}
