/** The values whose name contains the typed text: at the beginning of a word first, then anywhere. */
export function filterMatchingValues<Value extends { readonly label: string }>(
  values: readonly Value[],
  typed: string,
): readonly Value[] {
  const wanted = foldText(typed.trim());
  if (wanted === '') return values;
  const begins: Value[] = [];
  const has: Value[] = [];
  for (const value of values) {
    const label = ` ${foldText(value.label)}`;
    if (label.includes(` ${wanted}`)) begins.push(value);
    else if (label.includes(wanted)) has.push(value);
  }
  return [...begins, ...has];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what lies outside ASCII is what has to be folded
const NOT_ASCII = /[^\x00-\x7f]/;

/** Without case and accents, which people often leave out. */
function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}
