import type { Kind } from './kind.ts';
import { backpack } from './kinds/backpacks.ts';
import { bag } from './kinds/bags.ts';
import { beanie } from './kinds/beanies.ts';
import { bedLinen } from './kinds/bed-linen.ts';
import { bed, wardrobe } from './kinds/bedroom.ts';
import { bodywarmer } from './kinds/bodywarmers.ts';
import { ankleBoot, boot } from './kinds/boots.ts';
import { jeans, skirt, trousers } from './kinds/bottoms.ts';
import { bra } from './kinds/bras.ts';
import { camera, headphones, laptop } from './kinds/computers-audio.ts';
import { cookerHood } from './kinds/cooker-hoods.ts';
import { cornerSofa } from './kinds/corner-sofas.ts';
import { curtain } from './kinds/curtains.ts';
import { desk } from './kinds/desks.ts';
import { dishwasher } from './kinds/dishwashers.ts';
import { dress } from './kinds/dresses.ts';
import { hoodie } from './kinds/hoodies.ts';
import { kettle } from './kinds/kettles.ts';
import { cardigan, pullover } from './kinds/knitwear.ts';
import { lamp, rug } from './kinds/lamps-rugs.ts';
import { dryer, fridge, oven } from './kinds/large-appliances.ts';
import { mattress } from './kinds/mattresses.ts';
import { microwave } from './kinds/microwaves.ts';
import { mirror } from './kinds/mirrors.ts';
import { monitor } from './kinds/monitors.ts';
import { officeChair } from './kinds/office-chairs.ts';
import { pump, sandal } from './kinds/open-shoes.ts';
import { blazer, coat, jacket } from './kinds/outerwear.ts';
import { phone, tablet } from './kinds/phones.ts';
import { poloShirt } from './kinds/polo-shirts.ts';
import { pyjamas } from './kinds/pyjamas.ts';
import { scarf } from './kinds/scarves.ts';
import { armchair, chair } from './kinds/seating.ts';
import { shorts } from './kinds/shorts.ts';
import { sideboard } from './kinds/sideboards.ts';
import { slipper } from './kinds/slippers.ts';
import { coffeeMachine, vacuumCleaner } from './kinds/small-appliances.ts';
import { smartwatch } from './kinds/smartwatches.ts';
import { sneaker } from './kinds/sneakers.ts';
import { socks } from './kinds/socks.ts';
import { sofa } from './kinds/sofas.ts';
import { soundbar } from './kinds/soundbars.ts';
import { suitcase } from './kinds/suitcases.ts';
import { coffeeTable, table } from './kinds/tables.ts';
import { television } from './kinds/televisions.ts';
import { blouse, shirt, tShirt } from './kinds/tops.ts';
import { tyre } from './kinds/tyres.ts';
import { washingMachine } from './kinds/washing-machines.ts';
import { watch } from './kinds/watches.ts';

/** Every product type of the demo. */
export const KINDS: readonly Kind[] = [
  ...[dress, blouse, shirt, tShirt, pullover, cardigan, jacket, blazer, coat, jeans, trousers, skirt, bag],
  ...[hoodie, shorts, poloShirt, bodywarmer, bra, pyjamas, socks, scarf, beanie, watch, backpack, suitcase],
  ...[sneaker, boot, ankleBoot, pump, sandal, slipper],
  ...[sofa, armchair, table, coffeeTable, chair, bed, wardrobe, lamp, rug],
  ...[cornerSofa, sideboard, desk, officeChair, mattress, bedLinen, curtain, mirror],
  ...[television, phone, laptop, tablet, headphones, camera, monitor, smartwatch, soundbar],
  ...[washingMachine, dryer, fridge, oven, vacuumCleaner, coffeeMachine],
  ...[dishwasher, cookerHood, microwave, kettle],
  tyre,
];
