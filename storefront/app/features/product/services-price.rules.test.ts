import { expect, it } from 'vitest';
import { sumServicePrices } from './services-price.rules.ts';

const fitting = { per: 'PIECE', unit: { minor: 2900 } } as const;
const carrying = { per: 'LINE', unit: { minor: 1900 } } as const;

it('a service per piece is charged for each piece and one per line once', () => {
  expect(sumServicePrices([fitting, carrying], 4)).toBe(4 * 2900 + 1900);
  expect(sumServicePrices([], 4)).toBe(0);
});
