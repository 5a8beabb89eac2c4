import type { ReactNode } from 'react';
import { Icon, type IconName } from './media/icon.tsx';

/** Nothing to show, and what to do next. `level`: 1 when it is the page's heading. */
export function EmptyState({
  icon,
  title,
  level = 1,
  children,
  actions,
}: {
  icon: IconName;
  title: string;
  level?: 1 | 2;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-narrow flex-col items-center gap-4 py-12 text-center md:py-16">
      <span className="grid size-16 place-content-center rounded-full bg-sunken">
        <Icon name={icon} size={24} />
      </span>
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="text-muted text-balance">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
