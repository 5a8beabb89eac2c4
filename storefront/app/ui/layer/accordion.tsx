import type { ReactNode } from 'react';
import { Icon } from '#app/ui/media/icon.tsx';

/** Sections that open and close, also without scripts. */
export function Accordion({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`divide-y divide-line border-y border-line ${className}`}>{children}</div>;
}

/**
 * One section. `open`: whether it is open at first; afterwards the visitor decides. Sections of the same `group`
 * close each other. `level`: the title is a heading of that rank. Find in page opens a closed one.
 */
export function AccordionSection({
  title,
  aside,
  open = false,
  group,
  level,
  onToggle,
  children,
}: {
  title: ReactNode;
  /** a short text at the end of the line, such as the choice inside */
  aside?: ReactNode;
  open?: boolean;
  group?: string | undefined;
  level?: 2 | 3 | 4;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details
      className="accordion"
      open={open}
      name={group}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className="flex min-h-12 items-center gap-3 rounded py-2">
        <Title className="min-w-0 flex-1 text-base font-semibold wrap-anywhere">{title}</Title>
        {aside && <span className="max-w-[45%] text-end text-sm text-muted">{aside}</span>}
        <Icon name="chevron-down" className="accordion-mark" />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
