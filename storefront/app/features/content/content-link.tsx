import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** An editor's link: pages of the shop are opened by the router, others by the browser. */
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
