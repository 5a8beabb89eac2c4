import { Link } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { formatNumber } from '#texts/format.ts';
import { useFormats } from './formats.tsx';
import { Icon } from './media/icon.tsx';
import { listShownPages } from './pages-shown.rules.ts';

/** Pages of a list as links, counted from 1; `to` gives a page's address. One page needs none. */
export function Pagination({
  page,
  pages,
  linkToPage,
  label,
}: {
  page: number;
  pages: number;
  linkToPage: (page: number) => string;
  /** which list's, where a page has several */
  label?: string;
}) {
  const t = useText();
  const { locale } = useFormats();
  if (pages <= 1) return null;
  const cell =
    'grid h-control-l min-w-9 place-content-center rounded px-1 text-sm tabular-nums md:min-w-control-l';
  return (
    <nav aria-label={label ?? t('ui.pages')}>
      <ul className="flex flex-wrap items-center justify-center md:gap-1">
        {page > 1 && <Step to={linkToPage(page - 1)} name={t('ui.pages.previous')} back />}
        {listShownPages(page, pages).map((shown, index, all) =>
          shown === 0 ? (
            <li key={`after-${all[index - 1]}`} aria-hidden="true" className={`${cell} text-muted`}>
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                to={linkToPage(shown)}
                prefetch="intent"
                aria-label={t('ui.pages.page', { page: formatNumber(shown, locale) })}
                aria-current={shown === page ? 'page' : undefined}
                className={`${cell} pressable ${shown === page ? 'bg-inverse font-semibold text-on-inverse' : ''}`}
              >
                {formatNumber(shown, locale)}
              </Link>
            </li>
          ),
        )}
        {page < pages && <Step to={linkToPage(page + 1)} name={t('ui.pages.next')} />}
      </ul>
    </nav>
  );
}

function Step({ to, name, back = false }: { to: string; name: string; back?: boolean }) {
  return (
    <li>
      <Link
        to={to}
        rel={back ? 'prev' : 'next'}
        prefetch="intent"
        aria-label={name}
        className="pressable grid h-control-l w-9 place-content-center rounded md:w-control-l"
      >
        <Icon name={back ? 'chevron-left' : 'chevron-right'} />
      </Link>
    </li>
  );
}
