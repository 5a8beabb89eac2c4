/** Positions, from 1, that can be paid for. */
const PLACES = [3, 8];

/**
 * One page with the paid articles at their positions. They appear nowhere else: neither at the position that they
 * would have earned, nor on a second page.
 * @param ranked the first `page * pageSize + paid.length` or more articles in their order, including paid ones; those
 *   of earlier pages in any order
 */
export function insertPaidPlaces(
  ranked: readonly number[],
  paid: readonly number[],
  page: { readonly page: number; readonly pageSize: number },
): { readonly productIds: readonly number[]; readonly sponsoredIds: readonly number[] } {
  const placed = paid.slice(0, PLACES.length);
  const all = ranked.filter((id) => !placed.includes(id));
  placed.forEach((id, index) => {
    all.splice(Math.min((PLACES[index] ?? 1) - 1, all.length), 0, id);
  });
  const start = (page.page - 1) * page.pageSize;
  const productIds = all.slice(start, start + page.pageSize);
  return { productIds, sponsoredIds: placed.filter((id) => productIds.includes(id)) };
}
