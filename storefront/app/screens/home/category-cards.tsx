import { Link } from 'react-router';
import { categoryLink } from '../../links.ts';
import { useShop } from '../../page/shop.tsx';
import { useText } from '../../texts/texts.tsx';
import { SquarePicture } from './square-picture.tsx';

type Item = { id: string; name: string; path: string; picture: string | null };

/** The shop's departments. */
export function CategoryCards({ categories }: { categories: readonly Item[] }) {
  const t = useText();
  const shop = useShop();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="mb-4 text-2xl">
        {t('home.categories')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {categories.map(({ id, name, path, picture }) => (
          <li key={id}>
            <Link
              to={categoryLink(shop, path)}
              prefetch="intent"
              className="group block h-full overflow-hidden rounded bg-sunken"
            >
              {picture && <SquarePicture id={picture} />}
              <span className="block px-4 py-3 font-semibold group-hover:underline">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
