import { Form, useNavigation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { addBrandToName, joinAmounts } from '#texts/article-name.ts';
import type { StatusOrder } from './order-status.query.ts';

/** Asks whether a withdrawal that was declared before the order left is carried out, or the order leaves. */
export function HeldOrder({
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
  const { hold } = order.life;
  const pressed = useNavigation().formData?.get('intent');
  if (!hold) return null;
  const date = (moment: string) => formatDate(new Date(moment), locale, timeZone);
  return (
    <section aria-labelledby="order-held" className="mb-6">
      <Alert kind="warning">
        <h2 id="order-held" className="mb-2 font-semibold">
          {t('order.hold.title')}
        </h2>
        <p className="mb-2">{t('order.hold.text', { date: date(hold.heldAt) })}</p>
        <HeldArticles order={order} hold={hold} />
        {hold.heldUntil && <p className="mb-3">{t('order.hold.until', { until: date(hold.heldUntil) })}</p>}
        <Form method="post" action={screenLink(shop, 'orderStatus')} className="flex flex-wrap gap-3">
          <input type="hidden" name="order" value={order.orderNumber} />
          <input type="hidden" name="token" value={accessToken ?? ''} />
          {hold.canConfirm && (
            <Button
              type="submit"
              name="intent"
              value="withdraw"
              variant="secondary"
              size="m"
              busy={pressed === 'withdraw'}
            >
              {t(`order.withdraw.confirm.${statutory ? 'statutory' : 'contractual'}`)}
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="keep"
            variant="secondary"
            size="m"
            busy={pressed === 'keep'}
          >
            {t('order.hold.keep')}
          </Button>
        </Form>
      </Alert>
    </section>
  );
}

function HeldArticles({
  order,
  hold: { items, inWords },
}: {
  order: StatusOrder;
  hold: NonNullable<StatusOrder['life']['hold']>;
}) {
  const t = useText();
  if (inWords) return <p className="mb-2">{t('order.hold.person')}</p>;
  if (items === null) return <p className="mb-2">{t('order.hold.whole')}</p>;
  const names = new Map(
    order.lines.map((line) => [line.position, joinAmounts(addBrandToName(line.brandName, line.name))]),
  );
  return (
    <>
      <p>{t('order.hold.part')}</p>
      <ul className="mb-2 list-disc pl-5">
        {items.map(({ position, quantity }) => (
          <li key={position}>{t('order.parcel.item', { quantity, name: names.get(position) ?? '' })}</li>
        ))}
      </ul>
    </>
  );
}
