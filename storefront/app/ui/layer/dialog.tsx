import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/**
 * Its position: the middle, the end edge (on phones the bottom, as high as its content), the start edge, the bottom
 * (on phones).
 */
const PLACES = {
  center: 'dialog-center m-auto max-h-[90dvh] w-narrow rounded',
  end: 'dialog-end mx-0 mb-0 mt-auto max-h-[92dvh] w-full max-w-none rounded-t md:my-0 md:ms-auto md:h-dvh md:max-h-none md:w-104 md:rounded-none',
  start: 'dialog-start ms-0 me-auto my-0 h-dvh max-h-none w-96',
  sheet: 'dialog-sheet max-h-[90dvh] mx-auto mb-0 mt-auto w-narrow rounded-t md:m-auto md:rounded',
  wideSheet: 'dialog-sheet max-h-[92dvh] mx-auto mb-0 mt-auto w-240 rounded-t md:m-auto md:rounded',
} as const;

/**
 * A modal native dialog: the browser keeps the focus inside, Escape and a press beside it close it, and the focus
 * returns to its opener.
 */
export function Dialog({
  open,
  onClose,
  title,
  mark,
  place = 'center',
  initialFocus,
  grip,
  children,
  footer,
  footerFirst = false,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** before the title */
  mark?: ReactNode;
  place?: keyof typeof PLACES;
  initialFocus?: RefObject<HTMLElement | null>;
  /** above the title: the handle that a sheet is pulled by */
  grip?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** the keyboard reaches the footer before a long content; the visual order stays the same */
  footerFirst?: boolean;
}) {
  const t = useText();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // before the next paint: a page that a closed dialog led to must not stay inert below it
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (open) {
      element.showModal();
      initialFocus?.current?.focus();
    } else element.close();
  }, [open, initialFocus]);
  // with large text, or on a phone held sideways, the buttons stay in reach and the content visible
  const foot = footer && (
    <div className="order-last max-h-[55dvh] shrink-0 overflow-y-auto border-t border-line p-5">{footer}</div>
  );
  return (
    // the keyboard's way to the same is Escape, which a dialog has by itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={`dialog bg-raised text-text shadow-dialog ${PLACES[place]}`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        {grip}
        <div className="flex items-center justify-between gap-4 border-b border-line ps-5 pe-3 py-2">
          <h2 id={heading} className="flex items-center gap-2 text-lg font-semibold">
            {mark}
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={t('ui.close')}
            className="grid size-control-l place-content-center pressable rounded"
          >
            <Icon name="close" />
          </button>
        </div>
        {footerFirst && foot}
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
        {!footerFirst && foot}
      </div>
    </dialog>
  );
}
