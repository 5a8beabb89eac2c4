import type { ProductKind } from './kind.ts';
import { ankleBoot } from './kinds/ankle-boot.ts';
import { armchair } from './kinds/armchair.ts';
import { backpack } from './kinds/backpack.ts';
import { bag } from './kinds/bag.ts';
import { beanie } from './kinds/beanie.ts';
import { bed } from './kinds/bed.ts';
import { bedLinen } from './kinds/bed-linen.ts';
import { belt } from './kinds/belt.ts';
import { blazer } from './kinds/blazer.ts';
import { blouse } from './kinds/blouse.ts';
import { bodywarmer } from './kinds/bodywarmer.ts';
import { boot } from './kinds/boot.ts';
import { bra } from './kinds/bra.ts';
import { camera } from './kinds/camera.ts';
import { cardigan } from './kinds/cardigan.ts';
import { chair } from './kinds/chair.ts';
import { coat } from './kinds/coat.ts';
import { coffeeMachine } from './kinds/coffee-machine.ts';
import { coffeeTable } from './kinds/coffee-table.ts';
import { cookerHood } from './kinds/cooker-hood.ts';
import { cornerSofa } from './kinds/corner-sofa.ts';
import { curtain } from './kinds/curtain.ts';
import { desk } from './kinds/desk.ts';
import { dishwasher } from './kinds/dishwasher.ts';
import { dress } from './kinds/dress.ts';
import { dryer } from './kinds/dryer.ts';
import { fridge } from './kinds/fridge.ts';
import { gameConsole } from './kinds/game-console.ts';
import { gardenChair } from './kinds/garden-chair.ts';
import { headphones } from './kinds/headphones.ts';
import { hoodie } from './kinds/hoodie.ts';
import { iron } from './kinds/iron.ts';
import { jacket } from './kinds/jacket.ts';
import { jeans } from './kinds/jeans.ts';
import { kettle } from './kinds/kettle.ts';
import { lamp } from './kinds/lamp.ts';
import { laptop } from './kinds/laptop.ts';
import { mattress } from './kinds/mattress.ts';
import { microwave } from './kinds/microwave.ts';
import { mirror } from './kinds/mirror.ts';
import { monitor } from './kinds/monitor.ts';
import { officeChair } from './kinds/office-chair.ts';
import { oven } from './kinds/oven.ts';
import { phone } from './kinds/phone.ts';
import { poloShirt } from './kinds/polo-shirt.ts';
import { pullover } from './kinds/pullover.ts';
import { pump } from './kinds/pump.ts';
import { pyjamas } from './kinds/pyjamas.ts';
import { rug } from './kinds/rug.ts';
import { sandal } from './kinds/sandal.ts';
import { scarf } from './kinds/scarf.ts';
import { shirt } from './kinds/shirt.ts';
import { shorts } from './kinds/shorts.ts';
import { sideboard } from './kinds/sideboard.ts';
import { skirt } from './kinds/skirt.ts';
import { slipper } from './kinds/slipper.ts';
import { smartwatch } from './kinds/smartwatch.ts';
import { sneaker } from './kinds/sneaker.ts';
import { socks } from './kinds/socks.ts';
import { sofa } from './kinds/sofa.ts';
import { soundbar } from './kinds/soundbar.ts';
import { stackingKit } from './kinds/stacking-kit.ts';
import { suitcase } from './kinds/suitcase.ts';
import { swimsuit } from './kinds/swimsuit.ts';
import { tShirt } from './kinds/t-shirt.ts';
import { table } from './kinds/table.ts';
import { tablet } from './kinds/tablet.ts';
import { television } from './kinds/television.ts';
import { toaster } from './kinds/toaster.ts';
import { towelSet } from './kinds/towel-set.ts';
import { trousers } from './kinds/trousers.ts';
import { tyre } from './kinds/tyre.ts';
import { vacuumCleaner } from './kinds/vacuum-cleaner.ts';
import { wardrobe } from './kinds/wardrobe.ts';
import { washingMachine } from './kinds/washing-machine.ts';
import { watch } from './kinds/watch.ts';

/** Every kind with a drawing, by its name in picture ids. */
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
  cardigan,
  dryer,
  blazer,
  'ankle-boot': ankleBoot,
  'coffee-table': coffeeTable,
  hoodie,
  shorts,
  'polo-shirt': poloShirt,
  bodywarmer,
  bra,
  pyjamas,
  socks,
  scarf,
  beanie,
  watch,
  backpack,
  suitcase,
  slipper,
  'corner-sofa': cornerSofa,
  sideboard,
  desk,
  'office-chair': officeChair,
  mattress,
  'bed-linen': bedLinen,
  curtain,
  mirror,
  dishwasher,
  'cooker-hood': cookerHood,
  microwave,
  kettle,
  monitor,
  smartwatch,
  soundbar,
  'stacking-kit': stackingKit,
  'towel-set': towelSet,
  'garden-chair': gardenChair,
  'game-console': gameConsole,
  toaster,
  iron,
  swimsuit,
  belt,
};
