import { Form, useNavigation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { TextKey } from '#texts/keys.ts';

const PRESSES: Readonly<Record<StatusOrder['life']['payable']['kind'], TextKey>> = {
  ALL: 'order.pay.open',
  REPAYMENT: 'order.pay.repayment',
  DUE: 'order.pay.due',
  NEXT: 'order.pay.next',
};

/**
 * The amount that can be paid online, without payments on their way: all that is open, for a credit the due amount or
 * the next instalment, with a link to the early repayment of all.
 */
export function PayNow({ order, accessToken }: { order: StatusOrder; accessToken: string | null }) {
  const t = useText();
  const shop = useShop();
  const money = useMoneyText();
  const busy = useNavigation().formData?.get('intent') === 'pay';
  const { payable } = order.life;
  const isInParts = payable.kind === 'DUE' || payable.kind === 'NEXT';
  const repayment = order.creditRights?.repayment;
  const waits = order.life.state === 'AWAITING_PAYMENT';
  if (!waits && order.life.payable.amount.minor === 0)
    return <p className="mt-4 text-sm text-muted">{t('order.pay.onItsWay')}</p>;
  return (
    <Form
      method="post"
      action={screenLink(shop, 'orderStatus')}
      className="mt-4 flex flex-wrap items-center gap-4"
    >
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="order" value={order.orderNumber} />
      <input type="hidden" name="token" value={accessToken ?? ''} />
      <Button type="submit" variant={waits ? 'primary' : 'secondary'} size="l" busy={busy}>
        {waits ? t('order.pay.again') : t(PRESSES[payable.kind], { amount: money(payable.amount) })}
      </Button>
      {isInParts && repayment && (
        <a href="#credit-rights" className="link touch">
          {t('order.pay.repay', { amount: money(repayment.rest) })}
        </a>
      )}
    </Form>
  );
}
