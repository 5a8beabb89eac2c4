import { toast } from '#app/features/toast/toasts.ts';
import type { TextKey } from '#texts/keys.ts';

/** Shares by the device's own sheet if it has one; else copies the address and shows that. */
export async function sharePage(title: string, t: (id: TextKey) => string): Promise<void> {
  const url = location.href;
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // closing it without a choice is no failure
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast(t('ui.share.copied'), 'success');
  } catch {
    // forbidden, or no clipboard: the browser's address field still has the address
    toast(t('ui.share.failed'), 'info');
  }
}
