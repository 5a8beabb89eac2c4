import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Sections that open and close by themselves, without scripts too. */
export function Accordion({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`divide-y divide-line border-y border-line ${className}`}>{children}</div>;
}

/**
 * One section. `open`: whether it is open at first; from then on it is the reader's. Sections of the same `group` close
 * each other. `level`: the title is a heading of that rank. Find in page opens a closed one.
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
  /** a short word at the end of the line: what is chosen inside, say */
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
        {aside && <span className="max-w-[45%] truncate text-sm text-muted">{aside}</span>}
        <Icon name="chevron-down" className="accordion-mark" />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
