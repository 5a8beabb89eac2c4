import { expect, it } from 'vitest';
import { servicesPrice } from './services-price.rules.ts';

const fitting = { per: 'PIECE', unit: { minor: 2900 } } as const;
const carrying = { per: 'LINE', unit: { minor: 1900 } } as const;

it('a service of each piece costs as often as there are pieces, one of the line once', () => {
  expect(servicesPrice([fitting, carrying], 4)).toBe(4 * 2900 + 1900);
  expect(servicesPrice([], 4)).toBe(0);
});
