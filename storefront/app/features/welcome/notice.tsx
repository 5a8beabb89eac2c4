import { type ReactNode, useState } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

const GAP_PX = 12;

/** Below the header, so that menu, search and basket stay visible. */
function measureHeader(): number {
  const bottom = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(bottom, 0) + GAP_PX;
}

/** A notice over the page, below its header. It neither takes the focus nor covers the page, and moves nothing. */
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
  const [top] = useState(measureHeader);
  return (
    <section
      style={{ top }}
      aria-label={title}
      className="screen-only fixed inset-x-3 z-40 rounded border border-line bg-raised p-5 text-text shadow-dialog md:inset-x-auto md:end-4 md:w-104"
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
