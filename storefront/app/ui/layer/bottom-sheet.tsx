import type { ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';
import { swipeDown } from './swipe-down.ts';

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
