import type { ResultOf } from 'gql.tada';
import { Link } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import type { BasketFields } from '#app/features/basket/basket.fragment.ts';
import { BasketTotals } from '#app/features/basket/basket-totals.tsx';
import type { ChosenCredit } from '#app/features/credit/checkout-credit.query.ts';
import { CreditTotal } from '#app/features/credit/credit-total.tsx';
import { buildBasketEvent } from '#app/features/measurement/measured-basket.ts';
import { useMeasured } from '#app/features/measurement/use-measured.ts';
import { buildOrderLines } from '#app/features/order/lines-of.ts';
import { OrderLines } from '#app/features/order/order-lines.tsx';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';

/**
 * The basket and its total so far, beside the steps before the last. On a phone one line with the total, which opens;
 * open on a wide screen (checkout.css).
 */
export function OrderSummary({
  basket,
  credit = null,
}: {
  basket: ResultOf<typeof BasketFields>;
  /** the chosen credit; null if none so far */
  credit?: ChosenCredit | null;
}) {
  const t = useText();
  const shop = useShop();
  const title = t('basket.summary.title');
  // it stands beside every step
  useMeasured('checkout', () => buildBasketEvent('begin_checkout', basket.lines, { once: basket.id }));
  return (
    <aside className="rounded bg-sunken" aria-label={title}>
      <details className="order-summary accordion">
        <summary className="flex min-h-12 items-center gap-2 rounded px-4 py-3">
          <span className="pair min-w-0 flex-1 items-baseline gap-x-2">
            <span>
              <span className="font-semibold">{title}</span>{' '}
              <span className="inline-block text-sm text-muted">
                {t('basket.count', { count: basket.count })}
              </span>
            </span>
            <span className="font-semibold tabular-nums">
              <MoneyText money={computeTotalDebt(basket, credit)} />
            </span>
          </span>
          <Icon name="chevron-down" className="accordion-mark" />
        </summary>
        <div className="px-4 pb-4 lg:p-5 print:p-4">
          <div className="pair mb-3 items-baseline gap-x-4">
            <h2 className="text-lg font-semibold max-lg:sr-only">{title}</h2>
            <Link to={screenLink(shop, 'basket')} className="link touch text-sm">
              {t('checkout.change.basket')}
            </Link>
          </div>
          <OrderLines lines={buildOrderLines(basket)} />
          <div className="mt-4">
            <BasketTotals totals={basket} />
            {credit?.plan && (
              <div className="mt-3">
                <CreditTotal credit={credit} />
              </div>
            )}
          </div>
          <Slot name="checkout.beside-sum" basket={basket} />
        </div>
      </details>
    </aside>
  );
}

/** The total debt: with credit also its cost, and the chosen premiums. */
function computeTotalDebt({ total }: ResultOf<typeof BasketFields>, credit: ChosenCredit | null) {
  if (!credit?.plan) return total;
  return credit.protectionChosen && credit.protection ? credit.protection.overall : credit.plan.overall;
}
