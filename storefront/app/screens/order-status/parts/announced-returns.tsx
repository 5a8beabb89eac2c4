import { Form, useNavigation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { returnCodeLink, returnLabelLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { joinAmounts } from '#texts/article-name.ts';

type Announced = StatusOrder['announcedReturns'][number];

/** Announced returns: their pieces, the label or the day of collection, and the code for the counter. */
export function AnnouncedReturns({
  order,
  accessToken,
  terms,
}: {
  order: StatusOrder;
  accessToken: string | null;
  terms: { sendBackDays: number; creditedDays: number };
}) {
  const t = useText();
  if (order.announcedReturns.length === 0) return null;
  return (
    <section aria-labelledby="announced-returns">
      <h2 id="announced-returns" className="mb-3 text-xl">
        {t('order.returning.announced')}
      </h2>
      <ul className="space-y-4">
        {order.announcedReturns.map((announced) => (
          <li key={announced.id} className="rounded border border-line p-5">
            <AnnouncedReturn order={order} accessToken={accessToken} announced={announced} terms={terms} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnnouncedReturn({
  order,
  accessToken,
  announced,
  terms,
}: Parameters<typeof AnnouncedReturns>[0] & { announced: Announced }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const names = new Map(order.lines.map(({ position, name }) => [position, joinAmounts(name)]));
  const own = { orderNumber: order.orderNumber, accessToken };
  const { collectOn, carrier, trackingNumber } = announced;
  return (
    <div className="flex flex-wrap items-start justify-between gap-5">
      <div className="min-w-0 flex-1 basis-64 space-y-2 text-sm">
        <p className="font-semibold">
          {t('order.returning.announcedOn', {
            date: formatDate(new Date(announced.announcedAt), locale, timeZone),
          })}
        </p>
        <ul className="text-muted">
          {announced.items.map(({ position, quantity }) => (
            <li key={position}>{t('order.parcel.item', { quantity, name: names.get(position) ?? '' })}</li>
          ))}
        </ul>
        <p>
          {collectOn
            ? t('order.returning.next.collection', { date: formatDate(collectOn, locale, 'UTC') })
            : t('order.returning.next.parcel', { days: terms.sendBackDays })}
        </p>
        {announced.exchanges.length > 0 && <Exchanges announced={announced} names={names} />}
        {!announced.isAllExchanged && <p>{t('order.returning.credited', { days: terms.creditedDays })}</p>}
        {trackingNumber ? (
          <>
            <p className="wrap-anywhere">
              {t('ui.labelled', { label: carrier ?? t('order.tracking'), value: trackingNumber })}
            </p>
            <p>
              <a href={returnLabelLink(announced.id, own)} className="link touch">
                {t('order.returning.label.open')}
              </a>
            </p>
          </>
        ) : (
          <LabelAgain order={order} accessToken={accessToken} announced={announced} />
        )}
      </div>
      {trackingNumber && (
        <img
          src={returnCodeLink(announced.id, own)}
          alt={t('order.returning.code', { number: trackingNumber })}
          width={144}
          height={144}
          className="size-36 rounded bg-white"
        />
      )}
    </div>
  );
}

/** The sizes that are held for these pieces, with their state. */
function Exchanges({ announced, names }: { announced: Announced; names: ReadonlyMap<number, string> }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  return (
    <div>
      <p className="font-semibold">{t('order.exchange.title')}</p>
      <ul className="space-y-1">
        {announced.exchanges.map(({ position, quantity, size, state, heldUntil }) => (
          <li key={`${position} ${state}`}>
            <span className="block text-muted">{names.get(position)}</span>
            {t(`order.exchange.state.${state}`, {
              ...{ quantity, size },
              date: formatDate(new Date(heldUntil), locale, timeZone),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** After a failure of the carrier: sends the same announcement again, which asks it once more. */
function LabelAgain({
  order,
  accessToken,
  announced,
}: {
  order: StatusOrder;
  accessToken: string | null;
  announced: Announced;
}) {
  const t = useText();
  const shop = useShop();
  const busy = useNavigation().formData?.get('announcementId') === announced.id;
  return (
    <Form method="post" action={screenLink(shop, 'orderStatus')}>
      <p className="mb-2">{t('order.returning.label.waits')}</p>
      <input type="hidden" name="intent" value="announce" />
      <input type="hidden" name="order" value={order.orderNumber} />
      <input type="hidden" name="token" value={accessToken ?? ''} />
      <input type="hidden" name="announcementId" value={announced.id} />
      {announced.items.map(({ position, quantity }) => (
        <input key={position} type="hidden" name={`q${position}`} value={quantity} />
      ))}
      <Button type="submit" variant="secondary" size="m" busy={busy}>
        {t('order.returning.label.again')}
      </Button>
    </Form>
  );
}
