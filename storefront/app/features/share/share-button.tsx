import { loadCode } from '#app/start/late-code.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

const loadSharing = () => import('./share-page.ts');

/**
 * Shares the page's address, with its filters or its variant, by the device's own means, else copies it. Only with
 * scripts: without them the browser's own menu does.
 * @param title of the page, for the message
 */
export function ShareButton({ title, className = '' }: { title: string; className?: string }) {
  const t = useText();
  return (
    <button
      type="button"
      aria-label={t('ui.share')}
      title={t('ui.share')}
      className={`scripted ${className}`}
      onClick={() => void loadCode(loadSharing).then(({ sharePage }) => sharePage(title, t))}
    >
      <Icon name="share" />
    </button>
  );
}
