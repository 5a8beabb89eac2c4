/** Articles of one kind go with those of another; `anyPrice`: shown separately, whatever they cost. */
export type Companion = { readonly kind: string; readonly withKind: string; readonly anyPrice: boolean };

/** A companion costs at most an article's price divided by this. */
export const PRICE_PARTS = 3;
/** The department where nobody needs a second article of the same kind. */
export const ONE_IS_ENOUGH = 'appliances';

const OUTERWEAR = ['scarf', 'beanie', 'boot', 'ankle-boot', 'pullover'];
const TOPS = ['scarf', 'belt', 'jeans', 'trousers', 'socks'];
const SHOES = ['socks', 'bag', 'belt'];

const GOES_WITH: Readonly<Record<string, readonly string[]>> = {
  coat: OUTERWEAR,
  jacket: OUTERWEAR,
  bodywarmer: ['beanie', 'scarf', 'hoodie', 't-shirt'],
  blazer: ['shirt', 'blouse', 'belt', 't-shirt', 'scarf'],
  dress: ['bag', 'scarf', 'belt', 'cardigan', 'pump', 'sandal'],
  skirt: ['blouse', 't-shirt', 'belt', 'pullover', 'socks'],
  jeans: ['belt', 't-shirt', 'socks', 'shirt'],
  trousers: ['belt', 'shirt', 'blouse', 'socks', 't-shirt'],
  shirt: TOPS,
  blouse: TOPS,
  pullover: TOPS,
  cardigan: ['t-shirt', 'scarf', 'blouse', 'socks'],
  hoodie: ['t-shirt', 'beanie', 'socks', 'shorts'],
  sneaker: SHOES,
  boot: SHOES,
  'ankle-boot': SHOES,
  pump: SHOES,
  suitcase: ['backpack', 'bag', 'pyjamas'],
  sofa: ['coffee-table', 'rug', 'lamp', 'armchair', 'curtain'],
  'corner-sofa': ['coffee-table', 'rug', 'lamp', 'armchair', 'curtain'],
  armchair: ['lamp', 'rug', 'coffee-table'],
  table: ['chair', 'lamp', 'rug'],
  bed: ['bed-linen', 'mattress', 'lamp', 'rug', 'pyjamas'],
  mattress: ['bed-linen', 'pyjamas'],
  wardrobe: ['mirror', 'lamp', 'rug'],
  desk: ['office-chair', 'lamp', 'monitor'],
  television: ['soundbar', 'headphones'],
  laptop: ['headphones', 'monitor', 'backpack'],
  phone: ['headphones', 'smartwatch'],
  tablet: ['headphones'],
  camera: ['backpack', 'bag'],
  'washing-machine': ['stacking-kit'],
  dryer: ['stacking-kit'],
};

/** Expensive companions, offered separately: one is bought because of the other. */
const ANY_PRICE: readonly (readonly [kind: string, withKind: string])[] = [['washing-machine', 'dryer']];

/** Attributes in which a kind's articles must be equal to be recommended for each other: another size does not fit. */
export const SAME_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  tyre: ['tyre-width', 'tyre-profile', 'rim-diameter'],
};

export const COMPANIONS: readonly Companion[] = [
  ...Object.entries(GOES_WITH).flatMap(([kind, others]) =>
    others.map((withKind) => ({ kind, withKind, anyPrice: false })),
  ),
  ...ANY_PRICE.map(([kind, withKind]) => ({ kind, withKind, anyPrice: true })),
];
