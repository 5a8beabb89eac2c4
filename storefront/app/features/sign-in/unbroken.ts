/** Keeps a given name on one line: Anne-Marie is not broken at the hyphen. */
export function unbroken(name: string): string {
  return name.replaceAll('-', '\u2011');
}
