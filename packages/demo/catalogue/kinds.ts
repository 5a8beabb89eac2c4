import { z } from 'zod';
import type { Kind, Option } from './kind.ts';
import { readData, readFolder } from './read-data.ts';
import { kindFile, option } from './schemas.ts';

/** The order in which the kinds stand in their department's share: another order is another assortment. */
const ORDER = (
  'dress blouse shirt t-shirt pullover cardigan jacket blazer coat jeans trousers skirt bag hoodie shorts polo-shirt ' +
  'bodywarmer bra pyjamas socks scarf beanie watch backpack suitcase sneaker boot ankle-boot pump sandal slipper ' +
  'sofa armchair table coffee-table chair bed wardrobe lamp rug corner-sofa sideboard desk office-chair mattress ' +
  'bed-linen curtain mirror television phone laptop tablet headphones camera monitor smartwatch soundbar ' +
  'washing-machine dryer fridge oven vacuum-cleaner coffee-machine dishwasher cooker-hood microwave kettle stacking-kit tyre'
).split(' ');

const SHARED = readData('options', z.record(z.string(), option));
const FILES = readFolder('kinds', kindFile);

/** Every product type of the demo, read from `packages/demo/assortment/kinds`. */
export const KINDS: readonly Kind[] = readKinds();

function readKinds(): Kind[] {
  const unlisted = Object.keys(FILES).filter((name) => !ORDER.includes(name));
  if (unlisted.length > 0) throw new RangeError(`kinds without a place in the order: ${unlisted.join(', ')}`);
  return ORDER.map(kindNamed);
}

function kindNamed(name: string): Kind {
  const file = FILES[name];
  if (file?.kind !== name)
    throw new RangeError(`packages/demo/assortment/kinds/${name}.json holds ${file?.kind ?? 'nothing'}`);
  return { ...file, axes: file.axes.map((axis) => axis.map((one) => resolveOption(name, one))) };
}

function resolveOption(kind: string, one: string | z.output<typeof option>): Option {
  if (typeof one !== 'string') return one;
  const shared = SHARED[one];
  if (!shared) throw new RangeError(`${kind}: no shared option ${one}`);
  return shared;
}
