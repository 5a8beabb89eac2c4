import { Link, useNavigation } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { formatNumber } from '#texts/format.ts';
import { useFormats } from './formats.tsx';

/**
 * The next page of a list as a link; `to` is null if all are shown. It shows how many of how many. It replaces the
 * current address, so that "back" leaves the list; `state` is stored in the history entry
 * (features/paging/paged-list.ts).
 */
export function LoadMore({
  to,
  shown,
  total,
  state,
  busy: loading = false,
  onMore,
}: {
  to: string | null;
  shown: number;
  total: number;
  state?: unknown;
  busy?: boolean;
  /** loads the next page in place; without scripts the link does */
  onMore?: () => void;
}) {
  const t = useText();
  const { locale } = useFormats();
  const navigation = useNavigation();
  const busy =
    loading ||
    (to !== null && navigation.location !== undefined && formatAddress(navigation.location) === to);
  return (
    <div className="flex flex-col items-center gap-4 py-8">
      <p className="text-sm text-muted tabular-nums" aria-live="polite">
        {t('ui.more.shown', { shown: formatNumber(shown, locale), total: formatNumber(total, locale) })}
      </p>
      <progress className="meter" value={shown} max={total} aria-hidden="true" />
      {to && (
        <Link
          to={to}
          state={state}
          replace
          preventScrollReset
          prefetch={onMore ? 'none' : 'intent'}
          onClick={
            onMore &&
            ((event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onMore();
            })
          }
          className="button button-secondary button-l min-w-[min(14rem,100%)]"
          aria-busy={busy || undefined}
        >
          {t(busy ? 'ui.more.loading' : 'ui.more.load')}
        </Link>
      )}
    </div>
  );
}

function formatAddress({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
