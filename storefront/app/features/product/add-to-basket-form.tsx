import { Form } from 'react-router';
import { productLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { VariantView } from './product-view.ts';

/** Most pieces that can be asked for here at once; the basket takes more. */
const MAX_QUANTITY = 10;

/**
 * Into the basket: a form to the basket's address. While no variant is chosen it leads back to this page, which then
 * says what is missing.
 * @param choice what is chosen so far, as in the address
 */
export function AddToBasketForm({
  product,
  variant,
  choice,
}: {
  product: { slug: string; sku: string };
  variant: VariantView | null;
  choice: string | null;
}) {
  const t = useText();
  const shop = useShop();
  if (!variant) {
    return (
      <Form method="get" action={productLink(shop, product)} replace preventScrollReset className="buy-bar">
        {choice && <input type="hidden" name="choice" value={choice} />}
        <input type="hidden" name="notice" value="variant" />
        <Button type="submit" icon="basket" className="w-full">
          {t('catalogue.product.add')}
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post" action={screenLink(shop, 'basket')} className="buy-bar flex gap-3">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantSku" value={variant.sku} />
      <QuantitySelect fewLeft={variant.availability.fewLeft} />
      <Button type="submit" icon="basket" className="flex-1 max-sm:px-2">
        {t('catalogue.product.add')}
      </Button>
    </Form>
  );
}

/** How many pieces: at most what is there. */
export function QuantitySelect({ fewLeft }: { fewLeft: number | null }) {
  const t = useText();
  const max = Math.min(MAX_QUANTITY, fewLeft ?? MAX_QUANTITY);
  return (
    <span className="relative w-16 shrink-0 sm:w-20">
      <select
        name="quantity"
        aria-label={t('catalogue.product.quantity')}
        className="control tabular-nums max-sm:ps-3"
      >
        {Array.from({ length: max }, (_, index) => index + 1).map((quantity) => (
          <option key={quantity} value={quantity}>
            {quantity}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-2 top-3 sm:end-3" />
    </span>
  );
}
