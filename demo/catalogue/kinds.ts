import type { Kind } from './kind.ts';
import { dress } from './kinds/dresses.ts';
import { sneaker } from './kinds/sneakers.ts';
import { sofa } from './kinds/sofas.ts';
import { television } from './kinds/televisions.ts';
import { tyre } from './kinds/tyres.ts';
import { washingMachine } from './kinds/washing-machines.ts';

/** Every product type of the demo. */
export const KINDS: readonly Kind[] = [dress, sneaker, sofa, television, washingMachine, tyre];
