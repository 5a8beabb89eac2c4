import { type ReactNode, useId, useState } from 'react';

/**
 * A word more about a control, under the pointer or with the keyboard's focus on it; it describes, the control has its
 * own name. Shown by styles alone, so also before scripts; Escape puts it away (WCAG 1.4.13).
 */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: (props: { 'aria-describedby': string }) => ReactNode;
}) {
  const id = useId();
  const [away, setAway] = useState(false);
  const back = () => setAway(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens to the control inside of it
    <span
      className="tooltip-place"
      data-away={away || undefined}
      onKeyDown={({ key }) => key === 'Escape' && setAway(true)}
      onPointerLeave={back}
      onBlur={back}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" className="tooltip">
        {text}
      </span>
    </span>
  );
}
