import { Link } from 'react-router';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import type { ListChoice } from '#forms/lists/list-choices.ts';

type Item = { id: string; name: string; path: string };

/** The filters of the list, and the ids of the categories below it that have articles within them. */
export type Narrowed = { readonly choices: readonly ListChoice[]; readonly ids: readonly string[] };

/**
 * Links to related categories: on a wide screen a column with the parents, the siblings and, below the open one, its
 * children; on a phone a row of chips with the children. A phone's first screen belongs to the articles: the
 * breadcrumb leads to the siblings. The filters are preserved on the way down, if something is left.
 * @param chips false if tiles replace them
 */
export function CategoryNav({
  current,
  parent,
  siblings,
  below,
  chips: hasChips,
  narrowed,
}: {
  current: Item;
  parent: { name: string; path: string } | null;
  siblings: readonly Item[];
  below: readonly Item[];
  chips: boolean;
  narrowed: Narrowed;
}) {
  const t = useText();
  const shop = useShop();
  const listed = siblings.some(({ id }) => id === current.id) ? siblings : [current, ...siblings];
  const chips = hasChips ? below : [];
  return (
    <nav
      aria-label={t('catalogue.category.nav')}
      className={`min-w-0 ${chips.length > 0 ? '' : 'max-lg:hidden'}`}
    >
      {chips.length > 0 && (
        <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) pb-2 lg:hidden">
          {chips.map((item) => (
            <li key={item.id}>
              <CategoryChip item={item} narrowed={narrowed} />
            </li>
          ))}
        </ul>
      )}
      <div className="mb-6 text-sm max-lg:hidden">
        {parent && (
          <Link
            to={categoryLink(shop, parent.path)}
            prefetch="intent"
            className="mb-2 flex items-center gap-1 py-1 text-muted hover:text-text"
          >
            <Icon name="chevron-left" size={16} />
            <span className="sr-only">{t('catalogue.category.up', { name: parent.name })}</span>
            <span aria-hidden="true">{parent.name}</span>
          </Link>
        )}
        <CategoryList items={listed} current={current} below={below} narrowed={narrowed} />
      </div>
    </nav>
  );
}

function useLinkWithin({ choices, ids }: Narrowed): (item: Item) => string {
  const shop = useShop();
  return ({ id, path }) => categoryLink(shop, path, ids.includes(id) ? { choices } : {});
}

function CategoryChip({ item, narrowed }: { item: Item; narrowed: Narrowed }) {
  const link = useLinkWithin(narrowed);
  return (
    <Link
      to={link(item)}
      prefetch="intent"
      className="inline-flex min-h-control-l items-center whitespace-nowrap rounded border border-line-strong px-4 text-sm"
    >
      {item.name}
    </Link>
  );
}

function CategoryList({
  items,
  current,
  below,
  narrowed,
}: {
  items: readonly Item[];
  current: Item;
  below: readonly Item[];
  narrowed: Narrowed;
}) {
  const link = useLinkWithin(narrowed);
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={link(item)}
            prefetch="intent"
            aria-current={item.id === current.id ? 'page' : undefined}
            className="block py-1 hover:underline aria-[current]:font-semibold"
          >
            {item.name}
          </Link>
          {item.id === current.id && below.length > 0 && (
            <div className="ms-1 border-s border-line ps-4">
              <CategoryList items={below} current={current} below={[]} narrowed={narrowed} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
