import { useEffect, useState } from 'react';
import { useShop } from '../page/shop.tsx';
import { useText } from '../texts/texts.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { Toast, ToastKind } from './toasts.rules.ts';
import { clearToasts, removeToast, useToasts } from './toasts.ts';

/** Long enough to read a sentence twice; an error stays until it is closed. */
const SHOWN_MS = 7000;

const MARKS: Readonly<Record<ToastKind, { icon: IconName; look: string }>> = {
  info: { icon: 'info', look: 'text-info' },
  success: { icon: 'check', look: 'text-success' },
  warning: { icon: 'warning', look: 'text-warning' },
  error: { icon: 'warning', look: 'text-error' },
};

/** Where toasts appear. The live regions stand before the first toast, else it would not be read. */
export function ToastArea() {
  const t = useText();
  const { locale } = useShop();
  const toasts = useToasts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another locale clears them
  useEffect(() => clearToasts, [locale]);
  const urgent = toasts.filter(isUrgent);
  return (
    <section
      aria-label={t('ui.toasts')}
      className="screen-only pointer-events-none fixed inset-x-0 bottom-4 z-50 mx-auto w-[90%] max-w-[600px] space-y-2"
    >
      <div role="alert" className="space-y-2">
        {urgent.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" className="space-y-2">
        {toasts.map((toast) => !isUrgent(toast) && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </section>
  );
}

function isUrgent({ kind }: Toast): boolean {
  return kind === 'error' || kind === 'warning';
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useText();
  const [held, setHeld] = useState(false);
  const stays = held || toast.kind === 'error';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => removeToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stays, toast.id]);
  const { icon, look } = MARKS[toast.kind];
  return (
    // holding the pointer or the focus on it gives time to read
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className="toast pointer-events-auto flex items-center gap-3 rounded border border-line bg-raised py-2 ps-4 pe-2 shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icon} size={24} className={look} />
      <p className="min-w-0 flex-1 text-sm">{toast.message}</p>
      <button
        type="button"
        aria-label={t('ui.toast.close')}
        className="grid size-control-l shrink-0 place-content-center rounded hover:bg-sunken"
        onClick={() => {
          toast.onClose?.();
          removeToast(toast.id);
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
