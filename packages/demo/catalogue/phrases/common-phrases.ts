import { z } from 'zod';
import type { Kind } from '../kind.ts';
import { readData } from '../read-data.ts';
import { texts } from '../schemas.ts';

const frame = z.strictObject({ openings: texts, closings: texts });
/** Beginnings and endings of texts that fit every product. */
type Frame = Readonly<z.output<typeof frame>>;

const FRAMES = readData(
  'phrases/frames',
  z.strictObject({
    fashion: frame,
    carried: frame,
    shoes: frame,
    furniture: frame,
    textiles: frame,
    electronics: frame,
    appliances: frame,
    tyres: frame,
  }),
);

const CARRIED = ['bag', 'backpack', 'suitcase', 'watch'];
const WOVEN = ['rug', 'curtain', 'bed-linen'];
/** sentences about their whole department do not fit them */
const PECULIAR = [
  'scarf',
  'beanie',
  'socks',
  'pyjamas',
  'bra',
  'slipper',
  'mattress',
  'mirror',
  'lamp',
  'office-chair',
];

/** Beginnings and endings of texts that fit all kinds of a group. */
export function getFrame(kind: Kind): Frame {
  if (PECULIAR.includes(kind.kind)) return kind;
  if (CARRIED.includes(kind.kind)) return FRAMES.carried;
  if (WOVEN.includes(kind.kind)) return FRAMES.textiles;
  return FRAMES[kind.department];
}
