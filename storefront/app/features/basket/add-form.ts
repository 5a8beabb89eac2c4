import { toast } from '#app/features/toast/toasts.ts';
import { isOffline } from '#app/session/is-offline.ts';
import { showMiniBasket } from '#app/session/personal-state.ts';
import { waitForPaint } from '#app/ui/next-paint.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Values } from '#texts/message.ts';
import { type AddResult, addToBasket } from './add-to-basket.ts';
import { readServiceAnswers, type ServiceAnswer } from './service-answers.ts';

type Translate = (id: TextKey, values?: Values) => string;

/**
 * Handles forms that add to the basket (`intent=add` to the basket's path) without leaving the page: the number rises
 * at once, the mini basket opens, a refusal is a toast. Without this the form goes to the basket.
 * @returns a function that ends it
 */
export function interceptAddForms(basketPath: string, t: Translate): () => void {
  const handleSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    // another button of the form has an address of its own
    if (event.submitter?.hasAttribute('formaction')) return;
    const fields = new FormData(form, event.submitter);
    const variantSku = fields.get('variantSku');
    if (new URL(form.action).pathname !== basketPath || fields.get('intent') !== 'add') return;
    if (typeof variantSku !== 'string' || !variantSku) return;
    event.preventDefault();
    event.stopPropagation();
    const quantity = Number(fields.get('quantity') ?? 1);
    void add({ variantSku, quantity, services: readServiceAnswers(fields) }, event.submitter, t);
  };
  // on window, before React handles it
  addEventListener('submit', handleSubmit, { capture: true });
  return () => removeEventListener('submit', handleSubmit, { capture: true });
}

type Wanted = {
  readonly variantSku: string;
  readonly quantity: number;
  readonly services: readonly ServiceAnswer[];
};

async function add(
  { variantSku, quantity, services }: Wanted,
  button: HTMLElement | null,
  t: Translate,
): Promise<void> {
  if (button?.ariaBusy === 'true') return;
  if (button) button.ariaBusy = 'true';
  await waitForPaint();
  const result = await addToBasket(variantSku, quantity, services);
  if (button) button.ariaBusy = null;
  if (result.outcome === 'added') showMiniBasket(variantSku);
  else toast(describeRefusal(result, t), 'error');
}

/** The message about an article that was not put into the basket. */
export function describeRefusal(result: Exclude<AddResult, { outcome: 'added' }>, t: Translate): string {
  switch (result.outcome) {
    case 'stock':
      return result.available > 0 && result.inBasket >= result.available
        ? t('shell.add.all', { available: result.available })
        : t('shell.add.stock', { available: result.available });
    case 'limit':
      return t('shell.add.limit', { limit: result.limit });
    case 'full':
      return t('shell.add.full', { limit: result.limit });
    case 'notFound':
      return t('shell.add.notFound');
    case 'failed':
      return t(isOffline() ? 'shell.offline' : 'shell.add.failed');
    case 'unknown':
      return t(isOffline() ? 'shell.offline' : 'shell.add.unknown');
  }
}
