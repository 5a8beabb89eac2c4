import type { Text } from '../kind.ts';
import { APPLIANCE_REMARKS } from './appliances.ts';
import { CLOTHING_REMARKS } from './clothing.ts';
import { HOME_REMARKS } from './home.ts';
import { HOME_TEXTILE_REMARKS } from './home-textiles.ts';
import { LEISURE_REMARKS } from './leisure-wear.ts';
import type { Mood } from './review-texts.ts';
import { SHOE_AND_BAG_REMARKS } from './shoes-bags.ts';
import { TECHNOLOGY_REMARKS } from './technology.ts';
import { UNDERWEAR_REMARKS } from './underwear-accessories.ts';

/** Sentences on one kind of product, by what people think of it. */
export type Remarks = Readonly<Record<Mood, readonly Text[]>>;

/** What people say of each kind. */
export const REMARKS: Readonly<Record<string, Remarks>> = {
  ...CLOTHING_REMARKS,
  ...LEISURE_REMARKS,
  ...UNDERWEAR_REMARKS,
  ...SHOE_AND_BAG_REMARKS,
  ...HOME_REMARKS,
  ...HOME_TEXTILE_REMARKS,
  ...TECHNOLOGY_REMARKS,
  ...APPLIANCE_REMARKS,
};
