import { type ReactNode, type RefObject, useId, useRef } from 'react';

/** For the button that opens it. */
type TriggerProps = { type: 'button'; popoverTarget: string };

/** Its position beside the button, if there is room; otherwise on the other side. */
const SIDES = {
  'bottom-start': 'popover-bottom-start',
  'bottom-end': 'popover-bottom-end',
  'top-start': 'popover-top-start',
} as const;

/**
 * Content beside a button, over the page, without blocking it: the browser opens it (before scripts too), closes it
 * by Escape and by a press elsewhere, and returns the focus. `label` names it for screen readers.
 */
export function Popover({
  label,
  trigger,
  side = 'bottom-start',
  onToggle,
  className = 'p-4',
  children,
}: {
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  side?: keyof typeof SIDES;
  onToggle?: (open: boolean) => void;
  className?: string;
  /** `close` closes it and returns the focus */
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const id = useId();
  const box: RefObject<HTMLDivElement | null> = useRef(null);
  return (
    <>
      {trigger({ type: 'button', popoverTarget: id })}
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={`popover ${SIDES[side]} ${className}`}
        onToggle={onToggle && (({ newState }) => onToggle(newState === 'open'))}
      >
        {typeof children === 'function' ? children(() => box.current?.hidePopover()) : children}
      </div>
    </>
  );
}
