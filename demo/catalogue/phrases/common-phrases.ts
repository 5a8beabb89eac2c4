import type { Kind } from '../kind.ts';
import type { Frame } from './frame.ts';
import { APPLIANCES, ELECTRONICS, FURNITURE, TEXTILES, TYRES } from './home-frames.ts';
import { CARRY, CLOTHING, SHOES } from './wear-frames.ts';

const CARRIED = ['bag', 'backpack', 'suitcase', 'watch'];
const WOVEN = ['rug', 'curtain', 'bed-linen'];
/** nothing that is said of their whole department is true of them */
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

/** How texts may begin and end for all kinds of a sort. */
export function frameOf(kind: Kind): Frame {
  if (PECULIAR.includes(kind.kind)) return kind;
  if (CARRIED.includes(kind.kind)) return CARRY;
  if (WOVEN.includes(kind.kind)) return TEXTILES;
  const frames = {
    fashion: CLOTHING,
    shoes: SHOES,
    furniture: FURNITURE,
    electronics: ELECTRONICS,
    appliances: APPLIANCES,
    tyres: TYRES,
  };
  return frames[kind.department];
}
