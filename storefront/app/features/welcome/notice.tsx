import type { ReactNode } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** A notice over the page's top edge. It takes neither the focus nor the page, and moves nothing. */
export function Notice({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <section
      aria-label={title}
      className="screen-only fixed inset-x-3 top-3 z-40 rounded border border-line bg-raised p-5 text-text shadow-dialog md:inset-x-auto md:end-4 md:w-104"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button
        type="button"
        onClick={onClose}
        aria-label={t('ui.close')}
        className="float-end -me-3 -mt-3 grid size-control-l place-content-center pressable rounded"
      >
        <Icon name="close" />
      </button>
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
