/** The most articles that are compared at once. */
export const MOST_COMPARED = 4;
const LONGEST_SKU = 50;

export type CompareAddress = {
  /** style numbers in the order of their columns, each once, at most four */
  readonly skus: readonly string[];
  /** whether rows in which all articles are alike are left out */
  readonly onlyDifferences: boolean;
};

/** @param parameters `sku` for each article, and `only=differences` */
export function readCompareAddress(parameters: URLSearchParams): CompareAddress {
  const asked = parameters.getAll('sku').filter((sku) => sku !== '' && sku.length <= LONGEST_SKU);
  return {
    skus: [...new Set(asked)].filter((sku) => !/[\p{C}\s]/u.test(sku)).slice(0, MOST_COMPARED),
    onlyDifferences: parameters.get('only') === 'differences',
  };
}

export function compareParameters({ skus, onlyDifferences }: CompareAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const sku of skus) parameters.append('sku', sku);
  if (onlyDifferences) parameters.set('only', 'differences');
  return parameters;
}
