import type { ReactNode } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Button } from './button.tsx';
import { Icon } from './media/icon.tsx';

/**
 * A part of a page that could not be loaded: the reason, and a button to try again. The rest of the page stays
 * usable.
 */
export function ErrorState({
  title,
  children,
  onRetry,
  busy = false,
}: {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
}) {
  const t = useText();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 rounded bg-sunken px-5 py-8 text-center">
      <Icon name="warning" size={24} className="text-error" />
      <p className="font-semibold">{title}</p>
      {children && <div className="text-sm text-muted">{children}</div>}
      {onRetry && (
        <Button type="button" variant="secondary" size="m" busy={busy} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}
