import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Toast } from '#app/ui/layer/toast.tsx';
import type { Toast as ToastData } from './toasts.rules.ts';
import { clearToasts, removeToast, useToasts } from './toasts.ts';

/** Long enough to read a sentence twice; an error stays until it is closed. */
const SHOWN_MS = 7000;

/** The place of toasts. The live regions exist before the first toast, else it would not be read. */
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
      className="toasts screen-only pointer-events-none fixed inset-x-0 top-(--above-toasts,auto) bottom-(--below-toasts,1rem) z-50 mx-auto w-[90%] max-w-[600px] space-y-2"
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

function isUrgent({ kind }: ToastData): boolean {
  return kind === 'error' || kind === 'warning';
}

function ToastCard({ toast }: { toast: ToastData }) {
  const shop = useShop();
  const [held, setHeld] = useState(false);
  const stays = held || toast.kind === 'error';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => removeToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stays, toast.id]);
  return (
    // holding the pointer or the focus on it gives time to read
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast
        kind={toast.kind}
        onClose={() => {
          toast.onClose?.();
          removeToast(toast.id);
        }}
      >
        {toast.message}{' '}
        {toast.leadsTo && (
          <Link
            to={screenLink(shop, toast.leadsTo.screen)}
            className="link touch inline-block font-semibold"
            onClick={() => removeToast(toast.id)}
          >
            {toast.leadsTo.label}
          </Link>
        )}
      </Toast>
    </div>
  );
}
