import type { ComponentType } from 'react';
import type { FormProps } from 'react-router';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { StockAlertState } from './stock-alert.types.ts';
import { stockAlertLink } from './stock-alert-link.ts';

/**
 * Requests the address that is mailed when an article is in stock again.
 * @param As the router's form, or a fetcher's that answers without leaving the page
 * @param variantSku null if any variant will do
 */
export function StockAlertForm({
  As,
  sku,
  variantSku,
  state,
  busy,
}: {
  As: ComponentType<FormProps>;
  sku: string;
  variantSku: string | null;
  state: StockAlertState | undefined;
  busy: boolean;
}) {
  const t = useText();
  const shop = useShop();
  const labels = { email: t('product.stockAlert.email') };
  const { getError } = useFormErrors(state, labels);
  return (
    <As
      method="post"
      action={stockAlertLink(shop, sku, variantSku)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <input type="hidden" name="intent" value="request" />
      <input type="hidden" name="sku" value={sku} />
      {variantSku && <input type="hidden" name="variant" value={variantSku} />}
      {state?.failed && <Alert kind="error">{t('newsletter.error')}</Alert>}
      {state?.retryMinutes != null && (
        <Alert kind="warning">{t('newsletter.busy', { minutes: state.retryMinutes })}</Alert>
      )}
      <TextField
        label={labels.email}
        name="email"
        id="stock-alert-email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={FIELD_LIMITS.email}
        defaultValue={state?.values.email}
        error={getError('email')}
      />
      <Button type="submit" variant="secondary" icon="mail" busy={busy}>
        {t('product.stockAlert.submit')}
      </Button>
      <p className="text-sm text-muted">{t('product.stockAlert.consent', { company: shop.companyName })}</p>
    </As>
  );
}
