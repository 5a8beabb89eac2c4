import type { ProductKind } from './kind.ts';
import { bag } from './kinds/bag.ts';
import { blouse } from './kinds/blouse.ts';
import { boot } from './kinds/boot.ts';
import { coat } from './kinds/coat.ts';
import { dress } from './kinds/dress.ts';
import { jacket } from './kinds/jacket.ts';
import { jeans } from './kinds/jeans.ts';
import { pullover } from './kinds/pullover.ts';
import { pump } from './kinds/pump.ts';
import { sandal } from './kinds/sandal.ts';
import { shirt } from './kinds/shirt.ts';
import { skirt } from './kinds/skirt.ts';
import { sneaker } from './kinds/sneaker.ts';
import { tShirt } from './kinds/t-shirt.ts';
import { trousers } from './kinds/trousers.ts';

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
};
