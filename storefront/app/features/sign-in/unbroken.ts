/** A given name on one line: Anne-Marie is not parted at her hyphen. */
export function unbroken(name: string): string {
  return name.replaceAll('-', '\u2011');
}
