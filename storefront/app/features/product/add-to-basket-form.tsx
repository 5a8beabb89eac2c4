import { useState } from 'react';
import { Form } from 'react-router';
import { productLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { WAITS_FOR_CHOICE } from './presses-while-choosing.ts';
import type { VariantView } from './product-view.ts';
import { type OrderedService, sumServicePrices } from './services-price.rules.ts';

/** Most pieces that can be added at once; the basket accepts more. */
const MAX_QUANTITY = 10;

/** Id of the form: fields elsewhere on the page belong to it by this id. */
export const ADD_FORM = 'add-to-basket';

/**
 * A form to the basket's address. Without a chosen variant it leads back to this page, which then shows the missing
 * choice.
 * @param choice the choice so far, as in the address
 * @param services those that are ordered with it
 */
export function AddToBasketForm({
  product,
  variant,
  choice,
  services,
}: {
  product: { slug: string; sku: string; usualPieces: number };
  variant: VariantView | null;
  choice: string | null;
  services: readonly OrderedService[];
}) {
  const t = useText();
  const shop = useShop();
  // preserved when another size is chosen
  const [wanted, setWanted] = useState(product.usualPieces);
  if (!variant) {
    return (
      <Form
        method="get"
        action={productLink(shop, product)}
        replace
        preventScrollReset
        className="buy-bar"
        {...WAITS_FOR_CHOICE}
      >
        {choice && <input type="hidden" name="choice" value={choice} />}
        <input type="hidden" name="notice" value="variant" />
        <Button type="submit" icon="basket" className="w-full">
          {t('catalogue.product.add')}
        </Button>
      </Form>
    );
  }
  return (
    <PiecesForm
      key={variant.sku}
      variant={variant}
      wanted={wanted}
      onPieces={setWanted}
      services={services}
    />
  );
}

/** With the price of all pieces and services, where it is not that of one piece. */
function PiecesForm({
  variant,
  wanted,
  onPieces,
  services,
}: {
  variant: VariantView;
  wanted: number;
  onPieces: (pieces: number) => void;
  services: readonly OrderedService[];
}) {
  const t = useText();
  const shop = useShop();
  const { fewLeft } = variant.availability;
  const pieces = Math.min(wanted, fewLeft ?? wanted);
  return (
    <Form
      id={ADD_FORM}
      method="post"
      action={screenLink(shop, 'basket')}
      className="buy-bar flex flex-wrap gap-x-3 gap-y-2"
      {...WAITS_FOR_CHOICE}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantSku" value={variant.sku} />
      <PiecesTotal variant={variant} pieces={pieces} services={services} />
      <QuantitySelect fewLeft={fewLeft} pieces={pieces} onPieces={onPieces} />
      <Button type="submit" icon="basket" className="flex-1 max-sm:px-2">
        {t('catalogue.product.add')}
      </Button>
    </Form>
  );
}

/** The total price of several pieces, or with services that cost something; empty for one piece alone. */
export function PiecesTotal({
  variant,
  pieces,
  services = [],
}: {
  variant: VariantView;
  pieces: number;
  services?: readonly OrderedService[];
}) {
  const t = useText();
  const moneyText = useMoneyText();
  const { minor, ...currency } = variant.price.current;
  const extra = sumServicePrices(services, pieces);
  if (pieces < 2 && extra === 0) return null;
  const total = moneyText({ ...currency, minor: minor * pieces + extra });
  const said = extra > 0 ? 'catalogue.product.totalWithServices' : 'catalogue.product.total';
  return (
    <p className="w-full text-sm tabular-nums" role="status">
      {t(said, { count: pieces, total })}
    </p>
  );
}

/** A number of pieces: at most the stock. */
export function QuantitySelect({
  fewLeft,
  pieces = 1,
  onPieces,
}: {
  fewLeft: number | null;
  /** chosen at first */
  pieces?: number;
  onPieces?: (pieces: number) => void;
}) {
  const t = useText();
  const max = Math.min(MAX_QUANTITY, fewLeft ?? MAX_QUANTITY);
  return (
    <span className="relative w-[4rem] shrink-0 sm:w-[5rem]">
      <select
        name="quantity"
        defaultValue={pieces}
        onChange={(event) => onPieces?.(Number(event.currentTarget.value))}
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
