/** Feminine and plural forms that the rules below do not cover, folded. */
const IRREGULAR: Readonly<Record<string, string>> = {
  blanche: 'blanc',
  blanches: 'blanc',
  seche: 'sec',
  seches: 'sec',
  fraiche: 'frais',
  fraiches: 'frais',
  belle: 'beau',
  belles: 'beau',
  yeux: 'oeil',
  messieurs: 'monsieur',
};

/** Words whose stem would be another word's. */
const OWN = new Set([
  'tele',
  'fille',
  'tennis',
  'plus',
  'gris',
  'grise',
  'grises',
  'bas',
  'bras',
  'repas',
  'lisse',
  'tapis',
]);
const SHARED: Readonly<Record<string, string>> = { grise: 'gris', grises: 'gris', filles: 'fille' };

const SHORTEST = 3;

export function stemFrench(term: string): string {
  const irregular = IRREGULAR[term] ?? SHARED[term];
  if (irregular) return irregular;
  if (OWN.has(term)) return term;
  let stem = term;
  if (stem.endsWith('eaux')) stem = stem.slice(0, -1);
  else if (stem.endsWith('aux') && stem.length > 5) stem = `${stem.slice(0, -3)}al`;
  for (;;) {
    const next = shortenStem(stem);
    if (next === stem) return stem;
    stem = next;
  }
}

function shortenStem(stem: string): string {
  const cut = stem.slice(0, -1);
  if (cut.length < SHORTEST) return stem;
  if (/[sxe]$/.test(stem)) return cut;
  if (/([lnts])\1$/.test(stem)) return cut;
  if (stem.endsWith('gu')) return cut;
  if (stem.endsWith('v')) return `${cut}f`;
  return stem;
}
