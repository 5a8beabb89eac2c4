/** Where nothing was found for the only word there are no others: a "tuinstoel" is answered by chairs. */
export function chooseIgnoredText(
  ignored: readonly string[],
  term: string,
): 'list.search.ignored' | 'list.search.ignored.all' {
  const isAll = ignored.length === 1 && ignored[0]?.toLowerCase() === term.trim().toLowerCase();
  return isAll ? 'list.search.ignored.all' : 'list.search.ignored';
}
