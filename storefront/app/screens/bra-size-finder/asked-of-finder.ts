import {
  type BraFaults,
  type BraSize,
  computeBraSize,
  formatBraSize,
  readBraMeasures,
  readBraSize,
} from '#forms/bra-size.ts';

/** The question in the finder's address: measures, or a size to be chosen. */
export type AskedOfFinder = {
  /** as typed, so that nothing is lost */
  readonly typed: { readonly underbust: string; readonly bust: string };
  readonly faults: BraFaults;
  /** the size of the measures, or the chosen one */
  readonly found: BraSize | null;
  /** the size of the article that the visitor wants */
  readonly applied: BraSize | null;
};

const LONGEST = 10;

export function readFinderInput(parameters: URLSearchParams): AskedOfFinder {
  const readText = (name: string) => (parameters.get(name) ?? '').slice(0, LONGEST);
  const typed = { underbust: readText('underbust'), bust: readText('bust') };
  const applied = readBraSize({ size: readText('size'), cupSize: readText('cupSize') });
  if (!parameters.has('underbust') && !parameters.has('bust')) {
    return { typed, faults: {}, found: applied, applied };
  }
  const read = readBraMeasures(typed);
  if ('faults' in read) return { typed, faults: read.faults, found: applied, applied };
  return { typed, faults: {}, found: applied ?? computeBraSize(read.measures), applied };
}

/** Whether the article is made in a size. @param dimensions of the article */
export function comesIn(
  dimensions: readonly { key: string; values: readonly { value: string }[] }[],
  size: BraSize,
): boolean {
  const name = formatBraSize(size);
  return dimensions.some(({ key, values }) => key === 'size' && values.some(({ value }) => value === name));
}
