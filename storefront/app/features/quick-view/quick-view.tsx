import { closeOverlay, type QuickViewed } from '#app/features/product-tile/overlay-state.ts';
import { SlowReadNotice } from '#app/features/slow-reads/slow-read-notice.tsx';
import { productLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { BottomSheet } from '#app/ui/layer/bottom-sheet.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { QuickProduct } from './quick-product.tsx';
import { useQuickProduct } from './use-quick-product.ts';

/** The mini product dialog: as much of an article as is needed to choose a variant and put it into the basket. */
export default function QuickView({ open, product }: { open: boolean; product: QuickViewed }) {
  const t = useText();
  const shop = useShop();
  const [state, again] = useQuickProduct(product.sku);
  return (
    <BottomSheet open={open} wide onClose={closeOverlay} title={product.name}>
      {state.status === 'loading' && (
        <>
          <SlowReadNotice />
          <Loading />
        </>
      )}
      {state.status === 'ready' && (
        <QuickProduct key={product.sku} product={state.product} choice={product.choice} />
      )}
      {state.status === 'gone' && <Alert kind="info" title={t('product.quick.gone')} />}
      {state.status === 'failed' && (
        <div className="space-y-4">
          <Alert kind="error" title={t('product.quick.failed')} />
          <div className="flex flex-wrap gap-3">
            <Button type="button" onClick={again}>
              {t('product.quick.again')}
            </Button>
            <ButtonLink to={productLink(shop, product)} variant="secondary" onClick={closeOverlay}>
              {t('product.quick.page')}
            </ButtonLink>
          </div>
        </div>
      )}
    </BottomSheet>
  );
}

/** In the size of the content. */
function Loading() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-5 md:grid-cols-2 md:gap-8">
      <p className="sr-only" role="status">
        {t('product.quick.loading')}
      </p>
      <Skeleton className="aspect-[4/5] w-full max-md:mx-auto max-md:max-w-40" />
      <div className="space-y-4">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  );
}
