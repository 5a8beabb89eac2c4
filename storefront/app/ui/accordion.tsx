import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A part of a page that opens; the browser's own, so it needs no scripts and find-in-page opens it. */
export function Accordion({
  title,
  open = false,
  name,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  /** of several with one name, one is open */
  name?: string;
  children: ReactNode;
}) {
  return (
    <details open={open} name={name} className="group border-b border-line">
      <summary className="flex min-h-control-l items-center justify-between gap-4 py-3 font-semibold hover:text-accent">
        {title}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
