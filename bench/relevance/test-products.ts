import type { FeedProduct } from './judged-set.ts';

/** Products for a test, one a line: a title, and behind `|` its description. */
export function readProducts(lines: string): FeedProduct[] {
  return lines
    .trim()
    .split('\n')
    .map((line, place) => {
      const [title = '', description = ''] = line.split('|').map((part) => part.trim());
      return {
        id: String(place + 1),
        title,
        description,
        brand: null,
        priceMinor: 1000,
        ean: [],
        attributes: {},
      };
    });
}
