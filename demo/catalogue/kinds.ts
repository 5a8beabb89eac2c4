import type { Kind } from './kind.ts';
import { bag } from './kinds/bags.ts';
import { bed, wardrobe } from './kinds/bedroom.ts';
import { ankleBoot, boot } from './kinds/boots.ts';
import { jeans, skirt, trousers } from './kinds/bottoms.ts';
import { camera, headphones, laptop } from './kinds/computers-audio.ts';
import { dress } from './kinds/dresses.ts';
import { cardigan, pullover } from './kinds/knitwear.ts';
import { lamp, rug } from './kinds/lamps-rugs.ts';
import { dryer, fridge, oven } from './kinds/large-appliances.ts';
import { pump, sandal } from './kinds/open-shoes.ts';
import { blazer, coat, jacket } from './kinds/outerwear.ts';
import { phone, tablet } from './kinds/phones.ts';
import { armchair, chair } from './kinds/seating.ts';
import { coffeeMachine, vacuumCleaner } from './kinds/small-appliances.ts';
import { sneaker } from './kinds/sneakers.ts';
import { sofa } from './kinds/sofas.ts';
import { coffeeTable, table } from './kinds/tables.ts';
import { television } from './kinds/televisions.ts';
import { blouse, shirt, tShirt } from './kinds/tops.ts';
import { tyre } from './kinds/tyres.ts';
import { washingMachine } from './kinds/washing-machines.ts';

/** Every product type of the demo. */
export const KINDS: readonly Kind[] = [
  ...[dress, blouse, shirt, tShirt, pullover, cardigan, jacket, blazer, coat, jeans, trousers, skirt, bag],
  ...[sneaker, boot, ankleBoot, pump, sandal],
  ...[sofa, armchair, table, coffeeTable, chair, bed, wardrobe, lamp, rug],
  ...[television, phone, laptop, tablet, headphones, camera],
  ...[washingMachine, dryer, fridge, oven, vacuumCleaner, coffeeMachine],
  tyre,
];
