import { Form, useNavigation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/** Shown while nothing has left; a second press decides. */
export function CancelOrder({ order, accessToken }: { order: StatusOrder; accessToken: string | null }) {
  const t = useText();
  const shop = useShop();
  const busy = useNavigation().formData?.get('intent') === 'cancel';
  if (!order.life.cancellable || order.life.hold) return null;
  return (
    <details className="accordion rounded bg-sunken px-5 py-2">
      <summary className="flex min-h-control-l items-center justify-between gap-3 rounded font-semibold">
        <span>{t('order.cancel.title')}</span>
        <Icon name="chevron-down" className="accordion-mark" />
      </summary>
      <p className="my-3 text-sm text-muted">{t('order.cancel.text')}</p>
      <Form method="post" action={screenLink(shop, 'orderStatus')}>
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="order" value={order.orderNumber} />
        <input type="hidden" name="token" value={accessToken ?? ''} />
        <Button type="submit" variant="secondary" size="m" busy={busy} className="mb-3">
          {t('order.cancel.submit')}
        </Button>
      </Form>
    </details>
  );
}
