/** Colour families by words for them, in the languages of the markets; the first that occurs counts. */
const FAMILIES: readonly (readonly [family: string, hex: string, words: RegExp])[] = [
  ['multi', '#9a9a9a', /multi|meerkleur|mehrfarb|bunt|multicolore/],
  ['black', '#1c1c1c', /zwart|schwarz|noir|black|anthra|antra/],
  ['white', '#f5f5f2', /wit\b|weiss|weiß|blanc|white|ecru|écru|creme|crème/],
  ['grey', '#8d9196', /grijs|grau|gris|gr[ae]y/],
  ['beige', '#d9c7a7', /beige|zand|sand|taupe|camel|sable/],
  ['brown', '#6f4a33', /bruin|braun|brun|marron|brown|cognac|cacao|walnut|eiken|eiche|chêne/],
  ['pink', '#e58fa6', /roze|rosa|rose|pink|fuchsia/],
  ['red', '#b3202a', /rood|rot|rouge|red\b|bordeaux/],
  ['orange', '#e07a1f', /oranje|orange|terracotta|roest|rost|rouille/],
  ['yellow', '#e5bf2f', /geel|gelb|jaune|yellow|mosterd|senf|moutarde/],
  ['green', '#3f7a4d', /groen|grün|gruen|vert|green|oliv|olijf|kaki|khaki|mint|menthe/],
  ['blue', '#2f5d9b', /blauw|blau|bleu|blue|navy|marine|denim|turquoise|petrol/],
  ['purple', '#6d4a86', /paars|lila|violet|purple|aubergine|mauve/],
  ['gold', '#c9a24b', /goud|gold|or\b|doré/],
  ['silver', '#b9bcc0', /zilver|silber|argent|silver|chrom/],
];

/** The family of a colour name that the shop does not know, and a colour to show for it. */
export function guessColourFamily(name: string): { family: string; hex: string } {
  const lower = name.toLowerCase();
  const found = FAMILIES.find(([, , words]) => words.test(lower));
  return found ? { family: found[0], hex: found[1] } : { family: 'multi', hex: '#9a9a9a' };
}
