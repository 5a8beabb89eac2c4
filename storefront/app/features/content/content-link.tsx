import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link of an editor: pages of the shop stay in it, others are the browser's. */
export function ContentLink({
  to,
  className,
  children,
}: {
  to: string;
  className: string;
  children: ReactNode;
}) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} rel="noopener" className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} prefetch="intent" className={className}>
      {children}
    </Link>
  );
}
