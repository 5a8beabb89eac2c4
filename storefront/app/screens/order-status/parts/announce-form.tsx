import { Form, useNavigation } from 'react-router';
import { DayCalendar } from '#app/features/delivery/day-calendar.tsx';
import { exchangeField, getReasonFieldName, getReturnFieldName } from '#app/features/order/returned-lines.ts';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { isReturnReason } from '#forms/return-reasons.ts';
import { joinAmounts } from '#texts/article-name.ts';

/** Announces the return whose effect is shown above: an optional reason, another size, a day of collection. */
export function AnnounceForm({
  order,
  accessToken,
  asked,
  announcementId,
  refused,
  appointmentDays,
}: {
  order: StatusOrder;
  accessToken: string | null;
  asked: readonly { position: number; quantity: number }[];
  announcementId: string;
  refused: 'STATE' | 'QUANTITY' | 'PERIOD_OVER' | 'COLLECTION_DAY' | 'EXCHANGE' | null;
  appointmentDays: number;
}) {
  const t = useText();
  const shop = useShop();
  const busy = useNavigation().formData?.get('intent') === 'announce';
  const { lines, reasons, collectionDays, exchangeUntil } = order.returnTerms;
  const chosen = lines.filter(({ position }) => asked.some((one) => one.position === position));
  const isCollected = chosen.some(({ isLarge }) => isLarge);
  const canExchange = chosen.some(({ sizes }) => sizes.length > 0);
  const own = { orderNumber: order.orderNumber, accessToken };
  const shown = new URLSearchParams(
    asked.map(({ position, quantity }) => [getReturnFieldName(position), String(quantity)]),
  );
  const quantities = new Map(asked.map(({ position, quantity }) => [position, quantity]));
  return (
    <Form
      method="post"
      action={`${orderStatusLink(shop, own)}&${shown}#what-if`}
      className="mt-6 space-y-5"
      noValidate
    >
      <input type="hidden" name="intent" value="announce" />
      <input type="hidden" name="order" value={order.orderNumber} />
      <input type="hidden" name="token" value={accessToken ?? ''} />
      <input type="hidden" name="announcementId" value={announcementId} />
      {refused && <Alert kind="warning">{t(`order.returning.refused.${refused}`)}</Alert>}
      {chosen.map((line) => (
        <fieldset key={line.position} className="border-t border-line pt-4">
          <legend className="float-start mb-3 w-full font-medium">
            {t('order.parcel.item', {
              quantity: quantities.get(line.position) ?? 0,
              name: joinAmounts(order.lines.find(({ position }) => position === line.position)?.name ?? ''),
            })}
          </legend>
          <input
            type="hidden"
            name={getReturnFieldName(line.position)}
            value={quantities.get(line.position) ?? 0}
          />
          <div className="grid w-full gap-4 md:grid-cols-2">
            <SelectField
              name={getReasonFieldName(line.position)}
              label={t('order.returning.reason')}
              options={[
                { value: '', label: t('order.returning.reason.none') },
                ...reasons
                  .filter(isReturnReason)
                  .map((reason) => ({ value: reason, label: t(`order.return.reason.${reason}`) })),
              ]}
              optional
              marked={false}
            />
            {line.sizes.length > 0 && (
              <SelectField
                name={exchangeField(line.position)}
                label={t('order.returning.exchange')}
                options={[
                  { value: '', label: t('order.returning.exchange.none') },
                  ...line.sizes.map(({ variantSku, size, inStock }) => ({
                    value: variantSku,
                    label: inStock ? size : t('order.returning.exchange.gone', { size }),
                    disabled: !inStock,
                  })),
                ]}
                optional
                marked={false}
              />
            )}
          </div>
        </fieldset>
      ))}
      {canExchange && (
        <p className="text-sm text-muted">
          {t('order.returning.exchange.text', {
            date: formatDate(new Date(exchangeUntil), shop.locale, shop.timeZone),
          })}
        </p>
      )}
      {isCollected && (
        <div className="max-w-narrow space-y-2">
          <p className="text-sm text-muted">{t('order.returning.collect.text', { days: appointmentDays })}</p>
          <DayCalendar
            name="collectOn"
            legend={t('order.returning.collectOn')}
            days={collectionDays}
            explainImpossible={(state, day) => t(`order.returning.collect.${state}`, { day })}
            note={t('order.returning.collect.not')}
          />
        </div>
      )}
      <Button type="submit" size="l" busy={busy}>
        {t('order.returning.announce')}
      </Button>
    </Form>
  );
}
