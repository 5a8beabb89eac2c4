import type { ResultOf } from 'gql.tada';
import { Link } from 'react-router';
import { afterPaymentLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { formatMoney } from '#texts/format.ts';
import type { WaitingOrderFields } from './waiting-order.fragment.ts';

/** An order whose payment was left by the back button, with a link back to it. */
export function WaitingOrder({ order }: { order: ResultOf<typeof WaitingOrderFields> }) {
  const t = useText();
  const shop = useShop();
  const amount = formatMoney(order.amount, shop.locale, shop.priceFormat);
  return (
    <Alert kind="info">
      {t('payment.waiting.text', { number: order.orderNumber, amount })}{' '}
      <Link to={afterPaymentLink(shop, order)} className="link font-medium">
        {t('payment.waiting.link')}
      </Link>
    </Alert>
  );
}
