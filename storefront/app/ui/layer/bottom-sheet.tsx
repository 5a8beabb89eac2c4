import type { ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';

/**
 * A dialog that comes from the bottom of a phone and can be pulled down; from tablets on it is in the middle. For
 * filters, sorting and choices that must not hide the page; `wide` for two columns.
 */
export function BottomSheet({
  onClose,
  wide = false,
  ...dialog
}: Omit<ComponentProps<typeof Dialog>, 'place' | 'grip'> & { wide?: boolean }) {
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      place={wide ? 'wideSheet' : 'sheet'}
      grip={
        <div
          aria-hidden="true"
          className="sheet-grip md:hidden"
          onPointerDown={(event) => swipeDown(event.nativeEvent, onClose)}
        />
      }
    />
  );
}

/** A pull at least this far (CSS px), or this fast (px per ms), closes it. */
const FAR = 96;
const FAST = 0.6;

/** Lets the dialog around the pressed element follow the finger downwards; on release it closes or moves back. */
function swipeDown(press: PointerEvent, close: () => void): void {
  const grip = press.currentTarget as HTMLElement;
  const sheet = grip.closest('dialog');
  if (!sheet) return;
  const begun = performance.now();
  let pulled = 0;
  grip.setPointerCapture(press.pointerId);
  sheet.style.transition = 'none';
  const move = ({ clientY }: PointerEvent) => {
    pulled = Math.max(0, clientY - press.clientY);
    sheet.style.translate = `0 ${pulled}px`;
  };
  const end = ({ type }: PointerEvent) => {
    grip.removeEventListener('pointermove', move);
    grip.removeEventListener('pointerup', end);
    grip.removeEventListener('pointercancel', end);
    sheet.style.removeProperty('transition');
    sheet.style.removeProperty('translate');
    const speed = pulled / (performance.now() - begun);
    if (type === 'pointerup' && (pulled > FAR || (pulled > 16 && speed > FAST))) close();
  };
  grip.addEventListener('pointermove', move);
  grip.addEventListener('pointerup', end);
  grip.addEventListener('pointercancel', end);
}
