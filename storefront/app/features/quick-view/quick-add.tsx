import { type FormEvent, useState } from 'react';
import { describeRefusal } from '#app/features/basket/add-form.ts';
import { addToBasket } from '#app/features/basket/add-to-basket.ts';
import { PiecesTotal, QuantitySelect } from '#app/features/product/add-to-basket-form.tsx';
import type { VariantView } from '#app/features/product/product-view.ts';
import { closeOverlay } from '#app/features/product-tile/overlay-state.ts';
import { showMiniBasket } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';

/**
 * Adds to the basket from the dialog, which the basket's own then replaces. A refusal is shown here: a toast would be
 * behind the dialog.
 * @param usual preselected number of pieces: four tyres
 * @param onMissing called when no variant is chosen
 */
export function QuickAdd({
  variant,
  usual,
  onMissing,
}: {
  variant: VariantView | null;
  usual: number;
  onMissing: () => void;
}) {
  const t = useText();
  const fewLeft = variant?.availability.fewLeft ?? null;
  const [pieces, setPieces] = useState(Math.min(usual, fewLeft ?? usual));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!variant) return onMissing();
    setBusy(true);
    setFault(null);
    const result = await addToBasket(variant.sku, pieces);
    setBusy(false);
    if (result.outcome !== 'added') return setFault(describeRefusal(result, t));
    closeOverlay();
    showMiniBasket(variant.sku);
  };
  return (
    <form className="space-y-3" onSubmit={submit}>
      {variant && <PiecesTotal variant={variant} pieces={pieces} />}
      <div className="flex gap-3">
        {variant && <QuantitySelect fewLeft={fewLeft} pieces={pieces} onPieces={setPieces} />}
        <Button type="submit" icon="basket" busy={busy} className="flex-1 max-md:px-3">
          {t('catalogue.product.add')}
        </Button>
      </div>
      <div role="alert">{fault && <Alert kind="error" title={fault} />}</div>
    </form>
  );
}
