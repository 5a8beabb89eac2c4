/** Irregular forms, folded; also as the last part of a compound. */
const IRREGULAR: readonly (readonly [string, string])[] = [
  ['rader', 'rad'],
  ['radern', 'rad'],
  ['roter', 'rot'],
  ['dunkle', 'dunkel'],
  ['dunkler', 'dunkel'],
  ['dunkles', 'dunkel'],
  ['dunklen', 'dunkel'],
  ['manner', 'mann'],
];

/** Words whose stem would be another word's, or that only look inflected. */
const OWN = new Set([
  'leder',
  'feder',
  'jeans',
  'ofen',
  'garten',
  'wagen',
  'damen',
  'herren',
  'sauna',
  'seide',
  'glas',
  'gras',
]);

const SHORTEST = 3;

export function stemGerman(term: string): string {
  if (OWN.has(term)) return term;
  for (const [form, singular] of IRREGULAR)
    if (term.endsWith(form)) return `${term.slice(0, -form.length)}${singular}`;
  const base = stripEnding(term);
  return /([bdfgklmnprt])\1$/.test(base) && base.length > 4 ? base.slice(0, -1) : base;
}

function stripEnding(term: string): string {
  const cut = (count: number) => term.slice(0, -count);
  if (/er[ns]$/.test(term) && term.length >= 3 + 4) return cut(3);
  if (/(?:el|er)[ns]$/.test(term) && term.length - 1 >= 4) return cut(1);
  if (/(?:nisse|nissen)$/.test(term)) return term.replace(/se?n?$/, '');
  if (/(?:en|em|es)$/.test(term) && term.length - 2 >= SHORTEST) return cut(2);
  if (term.endsWith('er') && term.length - 2 >= 4) return cut(2);
  if (term.endsWith('e') && term.length - 1 >= SHORTEST) return cut(1);
  if (term.endsWith('s') && term.length - 1 >= 4 && !/(?:[su]|lo)s$/.test(term)) return cut(1);
  return term;
}
