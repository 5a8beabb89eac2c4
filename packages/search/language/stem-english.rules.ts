/** Irregular plurals, folded. */
const IRREGULAR: Readonly<Record<string, string>> = {
  mice: 'mouse',
  feet: 'foot',
  teeth: 'tooth',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  knives: 'knife',
  shelves: 'shelf',
  leaves: 'leaf',
  scarves: 'scarf',
  loaves: 'loaf',
  wives: 'wife',
  halves: 'half',
  dice: 'die',
  movies: 'movie',
  cookies: 'cookie',
  selfies: 'selfie',
  hoodies: 'hoodie',
  beanies: 'beanie',
  onesies: 'onesie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  shoes: 'shoe',
  toes: 'toe',
};

/** Words that look like plurals and are none, or are never searched for in the singular. */
const OWN = new Set([
  'lens',
  'series',
  'gas',
  'canvas',
  'atlas',
  'christmas',
  'chess',
  'news',
  'always',
  'plus',
]);

/**
 * Removes plurals and possessives only (Harman's S-stemmer, 1991, with additions for shops): "printing" is no
 * printer.
 */
export function stemEnglish(term: string): string {
  if (OWN.has(term)) return term;
  const irregular = IRREGULAR[term];
  if (irregular !== undefined) return irregular;
  if (term.endsWith('ies') && term.length > 4) return `${term.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(term)) return term.slice(0, -2);
  if (
    /[aiou]s$|ss$/.test(term) &&
    !/(?:eo|io|ia|ra|ga|ta|ma|na|da|ka|ya|la|po|do|to|go|bo|ho|ro|no)s$/.test(term)
  )
    return term;
  if (term.endsWith('s')) return term.slice(0, -1);
  return term;
}
