/** The number of judged results: those that are seen without much scrolling. */
export const DEPTH = 10;

/**
 * Normalized discounted cumulative gain of the first ten results (Järvelin, Kekäläinen 2002) with gains 2^grade − 1:
 * 1 when no better order is possible, 0 when nothing right is found.
 * @param grades of the results in their order @param all grades of the whole catalogue
 */
export function computeNdcg(grades: readonly number[], all: readonly number[]): number {
  const best = computeDcg(all.toSorted((a, b) => b - a));
  return best === 0 ? 0 : computeDcg(grades) / best;
}

function computeDcg(grades: readonly number[]): number {
  return grades
    .slice(0, DEPTH)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

export function computeMean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}
