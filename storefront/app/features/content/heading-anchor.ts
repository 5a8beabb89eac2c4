/** The fragment of an address that leads to a heading. */
export function anchorOf(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
