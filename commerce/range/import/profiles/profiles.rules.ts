import { HEUREKA } from './heureka.rules.ts';
import { MAGENTO } from './magento.rules.ts';
import { SHOPIFY } from './shopify.rules.ts';
import { WOOCOMMERCE } from './woocommerce.rules.ts';

/** By the name that a command gives. */
export const PROFILES = {
  shopify: SHOPIFY,
  woocommerce: WOOCOMMERCE,
  magento: MAGENTO,
  heureka: HEUREKA,
} as const;
/** What a command may name; `google` reads a file as Google's feed, whatever its head is. */
export const PROFILE_NAMES = ['google', 'shopify', 'woocommerce', 'magento', 'heureka'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];
