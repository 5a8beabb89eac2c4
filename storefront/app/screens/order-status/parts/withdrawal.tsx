import { Link } from 'react-router';
import { withdrawalLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';

/** The last day for withdrawing from the contract, and the link to the form. */
export function Withdrawal({
  order,
  accessToken,
  statutory,
}: {
  order: StatusOrder;
  accessToken: string | null;
  statutory: boolean;
}) {
  const t = useText();
  const shop = useShop();
  const { locale, timeZone } = shop;
  const { withdrawUntil, withdrawnAt } = order.life;
  const kind = statutory ? 'statutory' : 'contractual';
  return (
    <section className="rounded bg-sunken p-5" aria-labelledby="order-withdrawal">
      <h2 id="order-withdrawal" className="mb-2 font-semibold">
        {t(`order.page.withdrawal.${kind}`)}
      </h2>
      {withdrawnAt && (
        <p className="mb-2 text-sm">
          {t(order.life.hold?.heldUntil ? 'order.page.statedBySomebody' : 'order.page.withdrawn', {
            date: formatDate(new Date(withdrawnAt), locale, timeZone),
          })}
        </p>
      )}
      <p className="mb-3 text-sm text-muted">
        {withdrawUntil
          ? t('order.page.withdrawUntil', { date: formatDate(new Date(withdrawUntil), locale, timeZone) })
          : t('order.page.withdrawLater')}
      </p>
      <Link to={withdrawalLink(shop, { orderNumber: order.orderNumber, accessToken })} className="link">
        {t(`order.withdrawal.link.${kind}`)}
      </Link>
    </section>
  );
}
