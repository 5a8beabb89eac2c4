/** Swiss German writes ss where Germany and Austria write ß. */
export function applySwissSpelling(german: string): string {
  return german.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
}
