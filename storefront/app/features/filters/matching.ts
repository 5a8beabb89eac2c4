/** The values whose name has what was typed at the beginning of a word first, then those that have it anywhere. */
export function matching<Value extends { readonly label: string }>(
  values: readonly Value[],
  typed: string,
): readonly Value[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return values;
  const having = values.filter(({ label }) => folded(label).includes(wanted));
  const begins = ({ label }: Value) => ` ${folded(label)}`.includes(` ${wanted}`);
  return [...having.filter(begins), ...having.filter((value) => !begins(value))];
}

/** Without case and accents: nobody types them in a hurry. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
}
