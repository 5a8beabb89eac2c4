/** Number of neighbours on either side of the page. */
const NEIGHBOURS = 1;

/**
 * The pages in a pagination: the first, the last, the current one and its neighbours; 0 stands for those left out
 * between. A single page is never left out, since its number is no wider than the dots.
 */
export function listShownPages(page: number, pages: number): number[] {
  const named = new Set([1, pages]);
  for (let near = page - NEIGHBOURS; near <= page + NEIGHBOURS; near += 1) {
    if (near >= 1 && near <= pages) named.add(near);
  }
  const shown: number[] = [];
  let last = 0;
  for (const next of [...named].sort((a, b) => a - b)) {
    if (next - last === 2) shown.push(next - 1);
    else if (next - last > 2) shown.push(0);
    shown.push(next);
    last = next;
  }
  return shown;
}
