import { ContentLink } from '#app/features/content/content-link.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import type { Shell } from './shell.query.ts';

/** An editors' notice above every page. */
export function NoticeBar({ notice }: { notice: NonNullable<Shell['notice']> }) {
  const { text, isWarning, to, callToAction } = notice;
  return (
    <div className={isWarning ? 'bg-warning-soft' : 'bg-info-soft'}>
      <p className="wrap flex items-center gap-2 py-2 text-sm">
        <Icon name={isWarning ? 'warning' : 'info'} size={16} />
        <span>
          {text}{' '}
          {to && callToAction && (
            <ContentLink to={to} className="link font-semibold">
              {callToAction}
            </ContentLink>
          )}
        </span>
      </p>
    </div>
  );
}
