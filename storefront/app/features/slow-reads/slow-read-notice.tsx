import { useSlowReads } from '#app/session/slow-reads.ts';
import { useOffline } from '#app/session/use-offline.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/**
 * Shows that an answer takes longer than usual, or waits for the connection, until it is there (product 9.4). The
 * live region exists before the text, else it would not be read. Over the page, and once more in a waiting dialog:
 * content behind a dialog is neither seen nor read.
 */
export function SlowReadNotice() {
  const t = useText();
  const slow = useSlowReads();
  const offline = useOffline();
  return (
    <div role="status">
      {slow && (
        <p className="toast flex items-center gap-3 rounded border border-line bg-raised px-4 py-2 text-sm shadow-float">
          <Icon name="info" size={24} className="text-info" />
          {t(offline ? 'shell.error.offline.text' : 'shell.page.slow')}
        </p>
      )}
    </div>
  );
}
