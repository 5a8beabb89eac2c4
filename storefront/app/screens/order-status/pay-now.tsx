import { Form, useNavigation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { useMoneyText } from '#app/ui/price.tsx';
import type { StatusOrder } from './order-status.query.ts';

/** The open amount of the order without payments on their way, to be paid online. */
export function PayNow({ order, accessToken }: { order: StatusOrder; accessToken: string | null }) {
  const t = useText();
  const shop = useShop();
  const money = useMoneyText();
  const busy = useNavigation().formData?.get('intent') === 'pay';
  const waits = order.life.state === 'AWAITING_PAYMENT';
  if (!waits && order.life.payable.minor === 0)
    return <p className="mt-4 text-sm text-muted">{t('order.pay.onItsWay')}</p>;
  return (
    <Form method="post" action={screenLink(shop, 'orderStatus')} className="mt-4">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="order" value={order.orderNumber} />
      <input type="hidden" name="token" value={accessToken ?? ''} />
      <Button type="submit" variant={waits ? 'primary' : 'secondary'} size="l" busy={busy}>
        {waits ? t('order.pay.again') : t('order.pay.open', { amount: money(order.life.payable) })}
      </Button>
    </Form>
  );
}
