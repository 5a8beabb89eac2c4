import type { ToastKind } from '#app/features/toast/toasts.rules.ts';
import { toast } from '#app/features/toast/toasts.ts';
import { isOffline } from '#app/session/is-offline.ts';
import { personalStore } from '#app/session/personal-state.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Values } from '#texts/message.ts';
import { keep, keepNoLonger, type WishResult } from './keep.ts';
import { WISH_FORM_ID } from './wish-form-id.ts';

type Translate = (id: TextKey, values?: Values) => string;

/**
 * Handles the hearts (buttons of the page's one form for them) without leaving the page: the heart changes at once, a
 * toast shows the outcome. Without this the form goes to the wishlist.
 * @returns a function that ends it
 */
export function interceptWishForm(t: Translate): () => void {
  const handleSubmit = (event: SubmitEvent) => {
    const { submitter, target } = event;
    if (!(target instanceof HTMLFormElement) || target.id !== WISH_FORM_ID) return;
    if (!(submitter instanceof HTMLButtonElement) || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    void press(submitter, t);
  };
  // on window, before React handles it
  addEventListener('submit', handleSubmit, { capture: true });
  return () => removeEventListener('submit', handleSubmit, { capture: true });
}

async function press(button: HTMLButtonElement, t: Translate): Promise<void> {
  const [sku = '', variantSku = null] = button.value.split('|');
  if (sku === '' || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const kept = personalStore.get().wished?.includes(sku) ?? false;
  const result = await (kept ? keepNoLonger(sku) : keep(sku, variantSku));
  button.ariaBusy = null;
  const leadsTo = { screen: 'wishlist', label: t('wishlist.open') } as const;
  toast(...describeResult(result, t), result.outcome === 'added' ? { leadsTo } : {});
}

function describeResult(result: WishResult, t: Translate): [message: string, kind: ToastKind] {
  switch (result.outcome) {
    case 'added':
      return [t('wishlist.added'), 'success'];
    case 'removed':
      return [t('wishlist.removed'), 'success'];
    case 'full':
      return [t('wishlist.full', { limit: result.limit }), 'error'];
    case 'notFound':
      return [t('wishlist.gone'), 'error'];
    case 'failed':
      return [t(isOffline() ? 'shell.offline' : 'wishlist.failed'), 'error'];
  }
}
