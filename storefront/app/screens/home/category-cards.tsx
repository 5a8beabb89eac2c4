import { Link } from 'react-router';
import { categoryLink } from '../../links.ts';
import { useShop } from '../../page/shop.tsx';
import { useText } from '../../texts/texts.tsx';
import { pictureAddress, pictureSrcSet } from '../../ui/picture-address.ts';

type Item = { id: string; name: string; path: string; picture: string | null };

/** The shop's departments. */
export function CategoryCards({ categories }: { categories: readonly Item[] }) {
  const t = useText();
  const shop = useShop();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="departments">
      <h2 id="departments" className="mb-4 text-2xl">
        {t('home.categories')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {categories.map(({ id, name, path, picture }) => (
          <li key={id} className="max-md:last:odd:col-span-2">
            <Link
              to={categoryLink(shop, path)}
              prefetch="intent"
              className="group block h-full overflow-hidden rounded bg-sunken"
            >
              {picture && <CategoryPicture id={picture} />}
              <span className="block px-3 py-3 text-sm font-semibold sm:text-base md:px-4 group-hover:underline">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WIDTHS = [240, 400, 800] as const;
const SIZES = '(width < 37.5rem) 48vw, (width < 71.25rem) 32vw, 23rem';

/** As wide as the teasers are drawn, so that nothing is cut. */
function CategoryPicture({ id }: { id: string }) {
  return (
    <picture className="block aspect-[16/9] overflow-hidden bg-tile md:aspect-[16/7]">
      <source type="image/avif" srcSet={pictureSrcSet(id, 'avif', WIDTHS)} sizes={SIZES} />
      <img
        src={pictureAddress(id, 400, 'webp')}
        alt=""
        width={400}
        height={175}
        loading="lazy"
        decoding="async"
        className="size-full object-cover object-[72%] transition-[scale] duration-300 group-hover:scale-[1.03]"
      />
    </picture>
  );
}
