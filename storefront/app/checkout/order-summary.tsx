import type { ResultOf } from 'gql.tada';
import { Link } from 'react-router';
import { screenLink } from '../links.ts';
import { useShop } from '../page/shop.tsx';
import { useText } from '../texts/texts.tsx';
import type { BasketFields } from './basket.fragment.ts';
import { BasketTotals } from './basket-totals.tsx';
import { linesOf } from './confirm/lines-of.ts';
import { OrderLines } from './confirm/order-lines.tsx';

/** Beside the steps before the last: what is in the basket and what it comes to so far. */
export function OrderSummary({ basket }: { basket: ResultOf<typeof BasketFields> }) {
  const t = useText();
  const shop = useShop();
  return (
    <section className="rounded bg-sunken p-5" aria-labelledby="order-summary">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="order-summary" className="text-lg font-semibold">
          {t('basket.summary.title')}
        </h2>
        <Link to={screenLink(shop, 'basket')} className="link touch text-sm">
          {t('checkout.change.what', { what: t('basket.meta.title') })}
        </Link>
      </div>
      <OrderLines lines={linesOf(basket)} />
      <div className="mt-4">
        <BasketTotals totals={basket} />
      </div>
    </section>
  );
}
