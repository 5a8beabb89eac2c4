/**
 * What the pages' part of an extension may import of the product, as `tavelo-shop/storefront`: the slots with their
 * props, what is known of the shop, and parts of the product's own pages.
 */
export { Link } from 'react-router';
export type * from '#app/extension/slot-props.ts';
export { defineStorefront, type LoadComponent, type Storefront } from '#app/extension/storefront.ts';
export {
  type CallOptions,
  type ShopFacts,
  useExtensionCall,
  useExtensionSettings,
  useShopFacts,
} from '#app/extension/use-extension.ts';
export { Badge } from '#app/ui/badge.tsx';
export { Button, ButtonLink } from '#app/ui/button.tsx';
export { CheckboxField } from '#app/ui/form/checkbox.tsx';
export { SelectField, TextField } from '#app/ui/form/field.tsx';
export { TextAreaField } from '#app/ui/form/text-area.tsx';
export { Alert } from '#app/ui/layer/alert.tsx';
export { Icon } from '#app/ui/media/icon.tsx';
export { ProductPicture } from '#app/ui/media/picture.tsx';
export { MoneyText } from '#app/ui/media/price.tsx';
export type { LocalizedText } from '#retailer/extension/extension.ts';
