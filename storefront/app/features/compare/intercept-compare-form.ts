import { toast } from '#app/features/toast/toasts.ts';
import { MOST_COMPARED } from '#forms/lists/compare-address.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Values } from '#texts/message.ts';
import { COMPARE_FORM_ID } from './compare-form-id.ts';
import { toggleArticle } from './compare-list.rules.ts';
import { compareStore, refusedKindStore } from './compare-store.ts';
import { keepList } from './kept-list.ts';

type Translate = (id: TextKey, values?: Values) => string;

/**
 * Handles the compare buttons without leaving the page: the bar shows the chosen articles, a refusal is a toast.
 * Without this the form goes to the comparison. Presses that came before are handled now.
 * @returns a function that ends it
 */
export function interceptCompareForm(t: Translate): () => void {
  const handleSubmit = (event: SubmitEvent) => {
    const { submitter, target } = event;
    if (!(target instanceof HTMLFormElement) || target.id !== COMPARE_FORM_ID) return;
    if (!(submitter instanceof HTMLButtonElement) || event.defaultPrevented) return;
    const { group } = submitter.dataset;
    if (!group || submitter.value === '') return;
    event.preventDefault();
    event.stopPropagation();
    const { list, refused } = toggleArticle(compareStore.get(), submitter.value, group);
    if (refused === 'full') toast(t('compare.full', { most: MOST_COMPARED }), 'info');
    else if (refused === 'otherKind') {
      refusedKindStore.set({ isRefused: true });
      toast(t('compare.otherKind'), 'info');
    }
    if (refused === null) keepList(list);
  };
  // on window, before React handles it
  addEventListener('submit', handleSubmit, { capture: true });
  const { heldPresses = [] } = window;
  delete window.heldPresses;
  for (const pressed of heldPresses) if (pressed.isConnected) pressed.click();
  return () => removeEventListener('submit', handleSubmit, { capture: true });
}
