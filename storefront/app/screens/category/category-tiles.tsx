import { Link } from 'react-router';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { pictureAddress, pictureSrcSet } from '#app/ui/picture-address.ts';
import type { PicturedCategory } from './pictured-categories.ts';

const WIDTHS = [160, 320, 560] as const;

/** Ways into a department by pictures: a row to be pushed on phones, a grid on a desk. */
export function CategoryTiles({ name, tiles }: { name: string; tiles: readonly PicturedCategory[] }) {
  const t = useText();
  const shop = useShop();
  return (
    <nav aria-label={t('catalogue.category.tiles', { name })} className="min-w-0 md:mt-6">
      <ul className="-mx-(--gutter) flex gap-3 overflow-x-auto px-(--gutter) pt-1 pb-3 md:mx-0 md:grid md:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] md:gap-4 md:overflow-visible md:px-0">
        {tiles.map(({ id, path, name, picture }) => (
          <li key={id} className="w-32 shrink-0 md:w-auto">
            <Link to={categoryLink(shop, path)} prefetch="intent" className="group block">
              <picture className="block aspect-square overflow-hidden rounded bg-tile">
                <source
                  type="image/avif"
                  srcSet={pictureSrcSet(picture, 'avif', WIDTHS)}
                  sizes="(width < 37.5rem) 8rem, 9rem"
                />
                <img
                  src={pictureAddress(picture, 160, 'webp')}
                  alt=""
                  width={160}
                  height={160}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover object-[72%] transition-[scale] duration-300 group-hover:scale-[1.03]"
                />
              </picture>
              <span className="mt-2 block text-sm font-semibold hyphens-auto wrap-anywhere group-hover:underline">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
