import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/media/icon.tsx';

type Kind = 'info' | 'success' | 'warning' | 'error';
const KINDS: Readonly<Record<Kind, { look: string; mark: string; icon: IconName }>> = {
  info: { look: 'bg-info-soft', mark: 'text-info', icon: 'info' },
  success: { look: 'bg-success-soft', mark: 'text-success', icon: 'check' },
  warning: { look: 'bg-warning-soft', mark: 'text-warning', icon: 'warning' },
  error: { look: 'bg-error-soft', mark: 'text-error', icon: 'warning' },
};

/** Important information about the page. Errors and warnings are read out at once. */
export function Alert({ kind, title, children }: { kind: Kind; title?: string; children?: ReactNode }) {
  const { look, mark, icon } = KINDS[kind];
  return (
    <div
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      className={`flex max-w-full gap-3 rounded p-4 ${look}`}
    >
      <Icon name={icon} size={24} className={mark} />
      <div className="min-w-0 flex-1">
        {title && <p className={`font-semibold ${mark}`}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
