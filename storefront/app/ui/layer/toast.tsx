import type { ReactNode } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon, type IconName } from '#app/ui/media/icon.tsx';

const KINDS = {
  info: { icon: 'info', look: 'text-info' },
  success: { icon: 'check', look: 'text-success' },
  warning: { icon: 'warning', look: 'text-warning' },
  error: { icon: 'warning', look: 'text-error' },
} as const satisfies Record<string, { icon: IconName; look: string }>;

/** A short message over the page, 90 % wide and at most 600 px (product 9.1); its live region is around it. */
export function Toast({
  kind,
  onClose,
  children,
}: {
  kind: keyof typeof KINDS;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const { icon, look } = KINDS[kind];
  return (
    <div className="toast pointer-events-auto flex items-center gap-3 rounded border border-line bg-raised py-2 ps-4 pe-2 shadow-float">
      <Icon name={icon} size={24} className={look} />
      <p className="min-w-0 flex-1 text-sm">{children}</p>
      <button
        type="button"
        aria-label={t('ui.toast.close')}
        className="pressable grid size-control-l shrink-0 place-content-center rounded"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
