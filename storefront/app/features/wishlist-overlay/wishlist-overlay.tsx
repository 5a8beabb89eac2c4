import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ProductLabels } from '#app/features/product-tile/product-labels.tsx';
import { SlowReadNotice } from '#app/features/slow-reads/slow-read-notice.tsx';
import { signInLink } from '#app/page/account-links.ts';
import { productLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { loadPersonalClient } from '#app/session/personal.ts';
import { showWishlistOverlay, usePersonalState } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { Price } from '#app/ui/media/price.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import { type OverlayLine, WishlistOverlayQuery } from './wishlist-overlay.query.ts';

/** Lines shown before the link to all of them. */
const SHOWN = 4;

const close = () => showWishlistOverlay(false);

/** Shows this device's list, and asks a visitor who is not signed in to do so, to see saved articles too. */
export default function WishlistOverlay() {
  const t = useText();
  const shop = useShop();
  const { wishlistOverlay, wished } = usePersonalState();
  const count = wished?.length ?? 0;
  const toList = (
    <ButtonLink
      to={screenLink(shop, 'wishlist')}
      variant={count === 0 ? 'secondary' : 'primary'}
      onClick={close}
    >
      {t('wishlist.signIn.device', { count })}
    </ButtonLink>
  );
  const signIn = (
    <ButtonLink
      to={signInLink(shop, screenLink(shop, 'wishlist'))}
      variant={count === 0 ? 'primary' : 'secondary'}
      onClick={close}
    >
      {t('wishlist.signIn')}
    </ButtonLink>
  );
  return (
    <Dialog
      open={wishlistOverlay}
      onClose={close}
      title={t('wishlist.title')}
      mark={<Icon name="heart" />}
      place="end"
    >
      {count > 0 && (
        <div className="mb-6 grid gap-4 border-b border-line pb-6">
          <KeptHere open={wishlistOverlay} count={count} />
          {toList}
        </div>
      )}
      <h3 className={count === 0 ? 'text-xl' : 'text-base'}>{t('wishlist.signIn.title')}</h3>
      <p className={`mt-2 text-muted ${count === 0 ? '' : 'text-sm'}`}>{t('wishlist.signIn.text')}</p>
      <div className="mt-4 grid gap-2">
        {signIn}
        {count === 0 && toList}
      </div>
    </Dialog>
  );
}

/** The newest articles of the device's list. Empty where they cannot be loaded: the link to the list stays. */
function KeptHere({ open, count }: { open: boolean; count: number }) {
  const { lines, failed } = useLines(open, count);
  if (failed) return null;
  if (!lines) {
    return (
      <>
        <SlowReadNotice />
        <Loading count={Math.min(count, SHOWN)} />
      </>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {lines.slice(0, SHOWN).map((line) => (
        <KeptLine key={line.id} line={line} />
      ))}
    </ul>
  );
}

/** Loads each time that it opens, and when the number of articles has changed. */
function useLines(open: boolean, count: number): { lines: readonly OverlayLine[] | null; failed: boolean } {
  const [state, setState] = useState<ReturnType<typeof useLines>>({ lines: null, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count is another list
  useEffect(() => {
    if (!open) return;
    let ended = false;
    const onFailedTry = () => {
      if (!ended) setState({ lines: null, failed: true });
    };
    void loadPersonalClient()
      .then(({ gateway }) =>
        gateway.query(WishlistOverlayQuery, {}, { requestPolicy: 'network-only', onFailedTry }).toPromise(),
      )
      .then(({ data }) => {
        if (!ended) setState({ lines: data?.wishlist.lines ?? null, failed: data === undefined });
      });
    return () => {
      ended = true;
    };
  }, [open, count]);
  return state;
}

function KeptLine({ line: { sku, variantSku, picture, product, price } }: { line: OverlayLine }) {
  const shop = useShop();
  return (
    <li className="flex gap-4 py-3 first:pt-0">
      <ProductPicture id={picture} alt="" sizes="4.5rem" scale="small" className="w-18 shrink-0" />
      <div className="min-w-0 flex-1 text-sm">
        {product ? (
          <>
            <p className="font-semibold">{product.brand.name}</p>
            <Link
              to={productLink(shop, { ...product, sku }, variantSku)}
              className="touch hover:underline"
              onClick={close}
            >
              {removeBrandFromName(product.name, product.brand.name)}
            </Link>
            <ProductLabels product={product} />
          </>
        ) : (
          sku
        )}
        {price && <Price price={price} size="s" />}
      </div>
    </li>
  );
}

function Loading({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="space-y-6">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of lines that are not there yet
        <div key={line} className="flex gap-4">
          <Skeleton className="h-18 w-18" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
