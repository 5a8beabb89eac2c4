import { Link } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from './media/icon.tsx';

/** The path to the page; the last item is the page itself and has no `to`. On phones only the parent is shown. */
export function Breadcrumb({ items }: { items: readonly { name: string; to?: string }[] }) {
  const t = useText();
  const parent = items.findLastIndex((item) => item.to);
  return (
    <nav aria-label={t('ui.breadcrumb')} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.map((item, index) => (
          <li
            key={item.to ?? item.name}
            className={`flex min-w-0 items-center gap-x-1 ${index === parent ? '' : 'max-md:hidden'}`}
          >
            {index > 0 && <Icon name="chevron-right" size={16} className="max-md:hidden" />}
            {index === parent && <Icon name="chevron-left" size={16} className="md:hidden" />}
            {item.to ? (
              <Link
                to={item.to}
                prefetch="intent"
                className="touch min-w-0 py-1 wrap-anywhere hover:text-text hover:underline"
              >
                {item.name}
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-1 text-text">
                {item.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
