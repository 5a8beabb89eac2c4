import type { ResultOf } from 'gql.tada';
import { useFetcher } from 'react-router';
import type { BasketLineFields } from '#app/features/basket/basket.fragment.ts';
import type { FormState } from '#app/form/form-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { QuantityField } from '#app/ui/form/quantity.tsx';
import { ChangeFailed } from './change-failed.tsx';

type Line = ResultOf<typeof BasketLineFields>;

/** Sends a new quantity as soon as it is chosen; without scripts by the button beside it. */
export function QuantityForm({ line, action }: { line: Line; action: string }) {
  const t = useText();
  const fetcher = useFetcher<FormState>();
  const sent = Number(fetcher.formData?.get('quantity'));
  const change = (quantity: number) =>
    fetcher.submit(
      { intent: 'change', lineId: line.id, variantSku: line.product.variantSku, quantity },
      { method: 'post', action },
    );
  return (
    <fetcher.Form method="post" action={action} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="variantSku" value={line.product.variantSku} />
      <QuantityField
        name="quantity"
        value={sent || line.quantity}
        max={Math.max(line.maxQuantity, line.quantity)}
        label={t('basket.line.quantity', { name: line.product.name })}
        onChange={(quantity) => void change(quantity)}
      />
      <noscript>
        <Button type="submit" size="m" variant="secondary">
          {t('basket.line.update')}
        </Button>
      </noscript>
      <ChangeFailed state={fetcher.data} />
    </fetcher.Form>
  );
}
