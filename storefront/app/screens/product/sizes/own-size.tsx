import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Chosen, listOptions } from '#app/features/product/choice.ts';
import type { ProductView } from '#app/features/product/product-view.ts';
import { productPageLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { isCategoryAllowed } from '#app/session/consent.ts';
import { useText } from '#app/texts/texts.tsx';
import { FUNCTIONAL } from '#forms/consent.ts';
import { forgetSizes, readOwnSize, rememberSize } from './own-size-store.ts';

/**
 * The size that was chosen here or for another article of the same chart: if the visitor allows functional cookies,
 * this browser stores it, shows that, offers it, and deletes it on request.
 */
export function OwnSize({ product, chosen }: { product: ProductView; chosen: Chosen }) {
  const t = useText();
  const shop = useShop();
  const index = product.dimensions.findIndex(({ key }) => key === 'size');
  const size = chosen[index] ?? null;
  const own = useOwnSize(product.sizeTable?.key ?? null, size);
  const option = listOptions(product, chosen, index).find(({ value }) => value === own.size);
  if (!option || (product.dimensions[index]?.values.length ?? 0) < 2) return null;
  const { label, target, state } = option;
  const offered = own.size !== size && target !== null && state === 'available';
  if (!offered && own.size !== size) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      {offered ? (
        <Link
          to={productPageLink(shop, product, target)}
          replace
          preventScrollReset
          className="link touch font-semibold"
        >
          {t('product.ownSize.choose', { size: label })}
        </Link>
      ) : (
        <span className="text-muted">{t('product.ownSize.kept', { size: label })}</span>
      )}
      <button type="button" onClick={own.forget} className="link touch text-muted">
        {t('product.ownSize.forget')}
      </button>
    </p>
  );
}

/** Stores a size that is chosen here; one that was chosen by the page's address is not stored. */
function useOwnSize(chart: string | null, chosen: string | null) {
  const [size, setSize] = useState<string | null>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (!chart || !isCategoryAllowed(FUNCTIONAL)) return;
    if (chosen !== null && chosen !== before.current) rememberSize(chart, chosen);
    before.current = chosen;
    setSize(readOwnSize(chart));
  }, [chart, chosen]);
  return {
    size,
    forget() {
      forgetSizes();
      setSize(null);
    },
  };
}
