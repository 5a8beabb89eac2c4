import { Form, useNavigation } from 'react-router';
import { FittingFacts } from '#app/features/fitting/fitting-facts.tsx';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { joinWords } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { formatDay } from '#texts/format-day.ts';

type Props = { order: StatusOrder; accessToken: string | null };

/** The days on which an order's tyres are fitted, and a choice of other days while one is possible. */
export function Fittings({ order, accessToken }: Props) {
  const t = useText();
  if (order.fittings.length === 0 || order.life.state === 'CANCELLED') return null;
  return (
    <section aria-labelledby="fittings" className="space-y-3 rounded border border-line p-5">
      <h2 id="fittings" className="font-semibold">
        {t('order.fitting.title')}
      </h2>
      {order.fittings.map((fitting) => (
        <div key={fitting.position} className="grid gap-3">
          <FittingFacts appointment={fitting.appointment} />
          <AnotherDay order={order} accessToken={accessToken} fitting={fitting} />
        </div>
      ))}
    </section>
  );
}

function AnotherDay({
  order,
  accessToken,
  fitting: { position, appointment },
}: Props & { fitting: StatusOrder['fittings'][number] }) {
  const t = useText();
  const shop = useShop();
  const navigation = useNavigation();
  const other = order.otherDays.find((fitting) => fitting.position === position);
  if (!other || other.days.length === 0) {
    return (
      <p className="text-sm text-muted">
        {t('order.fitting.fixed', { phone: joinWords(appointment.partner.phone) })}
      </p>
    );
  }
  return (
    <Form
      method="post"
      action={screenLink(shop, 'orderStatus')}
      className="flex flex-wrap items-end gap-3 print:hidden"
    >
      <input type="hidden" name="intent" value="fitting" />
      <input type="hidden" name="order" value={order.orderNumber} />
      <input type="hidden" name="token" value={accessToken ?? ''} />
      <input type="hidden" name="position" value={position} />
      <label className="grid gap-1 text-sm font-medium">
        {t('order.fitting.day')}
        <span className="relative min-w-40">
          <select name="day" className="control">
            {other.days.map((day) => (
              <option key={day} value={day}>
                {formatDay(day, shop.locale)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 end-3 my-auto" />
        </span>
      </label>
      <Button type="submit" variant="secondary" busy={navigation.formData?.get('intent') === 'fitting'}>
        {t('order.fitting.submit')}
      </Button>
      <p className="basis-full text-sm text-muted">
        {t('order.fitting.until', { day: formatDay(other.changeableUntil, shop.locale) })}
      </p>
    </Form>
  );
}
