import type { Audience, Kind, Scale } from './kind.ts';
import type { ScaleName } from './schemas.ts';

const WOMEN = ['34', '36', '38', '40', '42', '44', '46', '48'];
const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const CHILDREN = ['98', '104', '110', '116', '122', '128', '134', '140', '146', '152', '158', '164'];

/** Clothes: number sizes for women, letters for men, body height for children. */
function garmentSizes(audience: Audience | null): Scale {
  if (audience === 'women') return { dimension: 'size', values: WOMEN, step: 0, count: [3, 5] };
  if (audience === 'girls' || audience === 'boys') {
    return { dimension: 'size', values: CHILDREN, step: 0, count: [3, 5] };
  }
  return { dimension: 'size', values: LETTERS, step: 0, count: [3, 5] };
}

/** Knitwear and T-shirts: letters for adults. */
function letterSizes(audience: Audience | null): Scale {
  const child = audience === 'girls' || audience === 'boys';
  return child ? garmentSizes(audience) : { dimension: 'size', values: LETTERS, step: 0, count: [3, 5] };
}

const INCHES = ['28/32', '29/32', '30/32', '31/32', '32/32', '33/32', '34/32', '36/32', '38/34', '40/34'];

/** Jeans and trousers: inches of waist and leg for men. */
function trouserSizes(audience: Audience | null): Scale {
  return audience === 'men'
    ? { dimension: 'size', values: INCHES, step: 0, count: [4, 6] }
    : garmentSizes(audience);
}

/** European shoe sizes. */
function shoeSizes(audience: Audience | null): Scale {
  const [first, last] = SHOE_RANGE[audience ?? 'unisex'];
  const values = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  return { dimension: 'size', values, step: 0, count: [3, 6] };
}

const SHOE_RANGE: Record<Audience, readonly [number, number]> = {
  women: [36, 42],
  men: [40, 47],
  unisex: [36, 46],
  girls: [28, 38],
  boys: [28, 38],
};

const SOCKS: Record<Audience, readonly string[]> = {
  women: ['35-38', '39-42'],
  men: ['39-42', '43-46', '47-50'],
  unisex: ['35-38', '39-42', '43-46'],
  girls: ['23-26', '27-30', '31-34'],
  boys: ['23-26', '27-30', '31-34'],
};

function sockSizes(audience: Audience | null): Scale {
  return { dimension: 'size', values: SOCKS[audience ?? 'unisex'], step: 0, count: [2, 3] };
}

const NAMED: Record<ScaleName, (audience: Audience | null) => Scale> = {
  garment: garmentSizes,
  letter: letterSizes,
  trouser: trouserSizes,
  shoe: shoeSizes,
  sock: sockSizes,
};

/** The sizes of a kind for an audience; undefined where it has none. */
export function findScale({ scale }: Kind, audience: Audience | null): Scale | undefined {
  return typeof scale === 'string' ? NAMED[scale](audience) : scale;
}
