import { toast } from '#app/features/toast/toasts.ts';
import type { TextKey } from '#texts/keys.ts';

/** By the device's own sheet where it has one, else the address is copied, and said to be. */
export async function sharePage(title: string, t: (id: TextKey) => string): Promise<void> {
  const url = location.href;
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // closed without a choice is no failure
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast(t('ui.share.copied'), 'success');
  } catch {
    // forbidden, or no clipboard: the address stands in the browser's own field
    toast(t('ui.share.failed'), 'info');
  }
}
