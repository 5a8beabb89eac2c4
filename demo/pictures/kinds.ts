import type { ProductKind } from './kind.ts';
import { armchair } from './kinds/armchair.ts';
import { bag } from './kinds/bag.ts';
import { bed } from './kinds/bed.ts';
import { blouse } from './kinds/blouse.ts';
import { boot } from './kinds/boot.ts';
import { camera } from './kinds/camera.ts';
import { chair } from './kinds/chair.ts';
import { coat } from './kinds/coat.ts';
import { coffeeMachine } from './kinds/coffee-machine.ts';
import { dress } from './kinds/dress.ts';
import { fridge } from './kinds/fridge.ts';
import { headphones } from './kinds/headphones.ts';
import { jacket } from './kinds/jacket.ts';
import { jeans } from './kinds/jeans.ts';
import { lamp } from './kinds/lamp.ts';
import { laptop } from './kinds/laptop.ts';
import { oven } from './kinds/oven.ts';
import { phone } from './kinds/phone.ts';
import { pullover } from './kinds/pullover.ts';
import { pump } from './kinds/pump.ts';
import { rug } from './kinds/rug.ts';
import { sandal } from './kinds/sandal.ts';
import { shirt } from './kinds/shirt.ts';
import { skirt } from './kinds/skirt.ts';
import { sneaker } from './kinds/sneaker.ts';
import { sofa } from './kinds/sofa.ts';
import { tShirt } from './kinds/t-shirt.ts';
import { table } from './kinds/table.ts';
import { tablet } from './kinds/tablet.ts';
import { television } from './kinds/television.ts';
import { trousers } from './kinds/trousers.ts';
import { tyre } from './kinds/tyre.ts';
import { vacuumCleaner } from './kinds/vacuum-cleaner.ts';
import { wardrobe } from './kinds/wardrobe.ts';
import { washingMachine } from './kinds/washing-machine.ts';

/** Every kind that can be drawn, by the name that picture ids carry. */
export const KINDS: Readonly<Record<string, ProductKind>> = {
  dress,
  blouse,
  shirt,
  't-shirt': tShirt,
  jacket,
  coat,
  jeans,
  trousers,
  skirt,
  pullover,
  bag,
  sneaker,
  boot,
  pump,
  sandal,
  sofa,
  armchair,
  table,
  chair,
  bed,
  wardrobe,
  lamp,
  rug,
  television,
  phone,
  laptop,
  tablet,
  headphones,
  camera,
  'washing-machine': washingMachine,
  fridge,
  oven,
  'vacuum-cleaner': vacuumCleaner,
  'coffee-machine': coffeeMachine,
  tyre,
  cardigan: pullover,
  dryer: washingMachine,
  blazer: jacket,
  'ankle-boot': boot,
  'coffee-table': table,
  hoodie: pullover,
  shorts: trousers,
  'polo-shirt': tShirt,
  bodywarmer: jacket,
  bra: tShirt,
  pyjamas: shirt,
  socks: boot,
  scarf: rug,
  beanie: pullover,
  watch: phone,
  backpack: bag,
  suitcase: wardrobe,
  slipper: sandal,
  'corner-sofa': sofa,
  sideboard: wardrobe,
  desk: table,
  'office-chair': chair,
  mattress: bed,
  'bed-linen': bed,
  curtain: rug,
  mirror: wardrobe,
  dishwasher: washingMachine,
  'cooker-hood': lamp,
  microwave: oven,
  kettle: coffeeMachine,
  monitor: television,
  smartwatch: phone,
  soundbar: television,
  'towel-set': rug,
  'garden-chair': chair,
  'game-console': tablet,
  toaster: oven,
  iron: vacuumCleaner,
  swimsuit: dress,
  belt: bag,
};
