import { Form, useNavigation } from 'react-router';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { Button } from '#app/ui/button.tsx';
import type { StatusOrder } from './order-status.query.ts';

/** The button that uses a right of a credit. @param fields of the form besides the order and the right */
export function CreditRightForm({
  order,
  intent,
  label,
  fields = {},
}: {
  order: StatusOrder;
  intent: 'repay' | 'withdraw-credit' | 'pause' | 'unprotect';
  label: string;
  fields?: Readonly<Record<string, string>>;
}) {
  const shop = useShop();
  const sent = useNavigation().formData;
  const busy = sent?.get('intent') === intent && (sent.get('partMinor') ?? '') === (fields.partMinor ?? '');
  return (
    <Form method="post" action={orderStatusLink(shop, { orderNumber: order.orderNumber, accessToken: null })}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="order" value={order.orderNumber} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="m" busy={busy}>
        {label}
      </Button>
    </Form>
  );
}
