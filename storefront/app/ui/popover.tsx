import { type ReactNode, type RefObject, useId, useRef } from 'react';

/** For the button that opens it. */
type TriggerProps = { type: 'button'; popoverTarget: string };

/** Where it stands beside its button, when there is room; otherwise on the other side. */
const SIDES = {
  'bottom-start': 'popover-bottom-start',
  'bottom-end': 'popover-bottom-end',
  'top-start': 'popover-top-start',
} as const;

/**
 * Something beside a button, over the page, that does not stop anything else: the browser opens it (before scripts
 * too), closes it by Escape and by a press elsewhere, and gives the focus back. `label` names it for those who hear it.
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
  /** `close` closes it and gives the focus back */
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
