import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { CoverPicture } from '#app/ui/media/picture.tsx';
import type { PicturedCategory } from './pictured-categories.ts';

const WIDTHS = [160, 320, 560] as const;
/** This many tiles fill the columns; fewer leave the rest free. */
const FEW = 8;
const MOST_IN_A_ROW = 12;

function computeColumns(count: number): number {
  return count > MOST_IN_A_ROW ? Math.ceil(count / 2) : Math.max(FEW, count);
}

/**
 * Pictures of a department's categories as links: a row that scrolls on phones and tablets, one row on a wide screen,
 * two of equal length where one is too short.
 */
export function CategoryTiles({ name, tiles }: { name: string; tiles: readonly PicturedCategory[] }) {
  const t = useText();
  const shop = useShop();
  return (
    <nav aria-label={t('catalogue.category.tiles', { name })} className="min-w-0 md:mt-6">
      <ul
        className="-mx-(--gutter) flex gap-3 overflow-x-auto px-(--gutter) pt-1 pb-3 lg:mx-0 lg:grid lg:grid-cols-[repeat(var(--tiles),minmax(0,1fr))] lg:gap-4 lg:overflow-visible lg:px-0"
        style={{ '--tiles': computeColumns(tiles.length) } as CSSProperties}
      >
        {tiles.map(({ id, path, name, picture }) => (
          <li key={id} className="w-min min-w-32 shrink-0 lg:w-auto lg:min-w-0">
            <Link to={categoryLink(shop, path)} prefetch="intent" className="group block">
              <CoverPicture
                id={picture}
                offered={WIDTHS}
                plain={160}
                sizes="(width < 37.5rem) 8rem, 9rem"
                ratio={[160, 160]}
                zooms
                className="aspect-square rounded"
                crop="object-[72%]"
              />
              <span
                className={`mt-2 block font-semibold hyphens-auto group-hover:underline ${tiles.length > FEW ? 'text-sm lg:text-xs' : 'text-sm'}`}
              >
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
