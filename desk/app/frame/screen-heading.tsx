import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/media/icon.tsx';

/** The heading of a screen, with the way back to the list it belongs to and its actions beside it. */
export function ScreenHeading({
  title,
  back,
  actions,
}: {
  title: ReactNode;
  back?: { readonly to: string; readonly label: string };
  actions?: ReactNode;
}) {
  return (
    <div className="mb-3">
      {back && (
        <Link to={back.to} className="mb-1 inline-flex items-center gap-1 text-muted hover:text-text">
          <Icon name="chevron-left" size={16} />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
