import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { AlternativesList } from './alternatives-list.tsx';
import type { Alternatives, StockAlertState } from './stock-alert.types.ts';
import { StockAlertForm } from './stock-alert-form.tsx';
import { stockAlertLink } from './stock-alert-link.ts';

/**
 * Beside a sold-out article: an alert by mail, and the most similar available articles. Without scripts the form
 * leads to its own page, which shows both.
 * @param variantSku null if nothing is chosen yet, and all variants are sold out
 */
export function StockAlert({ sku, variantSku }: { sku: string; variantSku: string | null }) {
  const t = useText();
  return (
    <div className="space-y-4 rounded border border-line p-4">
      <section aria-labelledby="stock-alert" className="space-y-3">
        <h2 id="stock-alert" className="text-base">
          {t('product.stockAlert.title')}
        </h2>
        {/* another size is another request: nothing of the one before is shown with it */}
        <Asking key={variantSku ?? sku} sku={sku} variantSku={variantSku} />
      </section>
      <ClosestAlternatives sku={sku} variantSku={variantSku} />
    </div>
  );
}

type Wanted = { sku: string; variantSku: string | null };

function Asking({ sku, variantSku }: Wanted) {
  const t = useText();
  const fetcher = useFetcher<StockAlertState>();
  const state = fetcher.data;
  if (state?.step === 'sent') {
    return (
      <Alert kind="success" title={t('product.stockAlert.sent.title')}>
        {t('product.stockAlert.sent.text', { email: state.email, days: state.days })}
      </Alert>
    );
  }
  if (state?.step === 'there') return <Alert kind="info">{t('product.stockAlert.there')}</Alert>;
  return (
    <StockAlertForm
      As={fetcher.Form}
      sku={sku}
      variantSku={variantSku}
      state={state}
      busy={fetcher.state !== 'idle'}
    />
  );
}

/** Loaded in the browser: the page is the same for all of its sizes. */
function ClosestAlternatives({ sku, variantSku }: Wanted) {
  const t = useText();
  const shop = useShop();
  const { data, load } = useFetcher<{ alternatives: Alternatives; of: string }>();
  const address = stockAlertLink(shop, sku, variantSku);
  useEffect(() => {
    void load(address);
  }, [load, address]);
  if (data && data.of === (variantSku ?? sku)) return <AlternativesList alternatives={data.alternatives} />;
  return (
    <>
      <Skeleton className="h-64 noscript:hidden" />
      <noscript>
        <Link to={address} className="link text-sm">
          {t('product.alternatives')}
        </Link>
      </noscript>
    </>
  );
}
