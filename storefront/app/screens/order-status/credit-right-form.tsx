import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { StatusOrder } from './order-status.query.ts';

/** The button that uses a right of a credit. @param fields of the form besides the order and the right */
export function CreditRightForm({
  order,
  accessToken,
  intent,
  label,
  fields = {},
}: {
  order: StatusOrder;
  /** null: the customer is signed in */
  accessToken: string | null;
  intent: 'repay' | 'pause' | 'unprotect';
  label: string;
  fields?: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const shop = useShop();
  const id = useId();
  const sent = useNavigation().formData;
  const busy = sent?.get('intent') === intent && (sent.get('partMinor') ?? '') === (fields.partMinor ?? '');
  return (
    <Form
      method="post"
      action={orderStatusLink(shop, { orderNumber: order.orderNumber, accessToken })}
      className="flex flex-wrap items-end gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="order" value={order.orderNumber} />
      {accessToken && (
        <>
          <input type="hidden" name="token" value={accessToken} />
          <div className="w-48">
            <TextField
              id={`${id}-postalCode`}
              name="postalCode"
              label={t('account.credit.fact')}
              autoComplete="postal-code"
              maxLength={FIELD_LIMITS.postalCode}
            />
          </div>
        </>
      )}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="m" busy={busy}>
        {label}
      </Button>
    </Form>
  );
}
