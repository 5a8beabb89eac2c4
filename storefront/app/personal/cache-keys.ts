import type { KeyingConfig, PossibleTypesConfig } from '@urql/exchange-graphcache';

type Fields = Readonly<Record<string, unknown>>;
const by = (field: string) => (data: Fields) => (typeof data[field] === 'string' ? data[field] : null);
const one = () => 'one';
const nested = () => null;

/** The types with a key (specification, section 3); a session has one basket and one wishlist. */
const KEYED = {
  Product: by('sku'),
  SeoData: by('sku'),
  SortingOrder: by('key'),
  Basket: one,
  Wishlist: one,
};

/** All other types live inside of their parent. A test compares both lists with the schema. */
const NESTED = [
  'Address',
  'Availability',
  'BasketAvailability',
  'BasketChanged',
  'BasketFull',
  'BasketLineItem',
  'BasketNotice',
  'BasketProduct',
  'BasketProductPrice',
  'Brand',
  'Breadcrumb',
  'Category',
  'Checkout',
  'CheckoutChanged',
  'CheckoutIncomplete',
  'Company',
  'ContentPage',
  'ContentSection',
  'DeliveryOption',
  'EmailInUse',
  'FieldFault',
  'Home',
  'InsufficientStock',
  'InvalidInput',
  'LocalizedPath',
  'LoggedIn',
  'Money',
  'NavigationItem',
  'OfficeHours',
  'OptionValue',
  'Order',
  'OrderChanged',
  'OrderLine',
  'OrderPlaced',
  'PercentDiscount',
  'ProductAttribute',
  'ProductAttributes',
  'ProductColor',
  'ProductDimension',
  'ProductDimensionValue',
  'ProductNotFound',
  'ProductPrice',
  'ProductQueryResult',
  'ProductVariation',
  'QuantityLimit',
  'Rating',
  'RatingReview',
  'RatingReviewer',
  'RatingReviewResult',
  'Shop',
  'Tax',
  'Teaser',
  'TireEfficiency',
  'TooManyAttempts',
  'VariantNotFound',
  'VariantSoldOut',
  'Visitor',
  'WishlistChanged',
  'WishlistFull',
  'WishlistLineItem',
  'WishlistUnchanged',
  'WrongCredentials',
];

export const cacheKeys: KeyingConfig = {
  ...Object.fromEntries(NESTED.map((type) => [type, nested])),
  ...KEYED,
};

/** The schema's unions: without them the cache would guess which fragment fits. */
export const possibleTypes: PossibleTypesConfig = {
  BasketResult: ['BasketChanged', 'VariantNotFound', 'InsufficientStock', 'QuantityLimit', 'BasketFull'],
  CheckoutResult: ['CheckoutChanged', 'InvalidInput', 'EmailInUse', 'TooManyAttempts'],
  LoginResult: ['LoggedIn', 'WrongCredentials', 'TooManyAttempts', 'InvalidInput'],
  PlaceOrderResult: ['OrderPlaced', 'OrderChanged', 'CheckoutIncomplete', 'TooManyAttempts'],
  WishlistEditResult: [
    'WishlistChanged',
    'WishlistUnchanged',
    'VariantSoldOut',
    'ProductNotFound',
    'VariantNotFound',
  ],
  WishlistResult: ['WishlistChanged', 'ProductNotFound', 'VariantNotFound', 'WishlistFull'],
};
