/**
 * Products whose rows a server's memory holds at once: read in any order, each page is fetched once. In more, each row
 * is a page that has to be fetched; in fewer, products that share their words are apart, and adding them takes longer.
 */
const READ_TOGETHER = 2 ** 14;

/**
 * The order to read products in: those imported together are read together, in the given order.
 * @param productIds by kind and brand
 */
export function planReadingOrder(productIds: readonly number[], together = READ_TOGETHER): number[] {
  const byId = Float64Array.from(productIds).sort();
  const firsts = byId.filter((_, place) => place % together === 0);
  const parts = Array.from(firsts, (): number[] => []);
  for (const id of productIds) parts[findLastAtMost(firsts, id)]?.push(id);
  return parts.flat();
}

/** Place of the last of ascending numbers that is not above one; -1: all are. */
function findLastAtMost(numbers: Float64Array, most: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
