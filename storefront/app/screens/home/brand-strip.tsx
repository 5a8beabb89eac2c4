import { Link } from 'react-router';
import { searchLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { buildPictureAddress } from '#app/ui/media/picture-address.ts';

/** Brands by their marks (picture source `b-{slug}`), each a link to a search. Without a mark the name is shown. */
export function BrandStrip({ brands }: { brands: readonly { name: string; slug: string }[] }) {
  const t = useText();
  const shop = useShop();
  if (brands.length < 2) return null;
  return (
    <section aria-labelledby="brands" className="later">
      <h2 id="brands" className="mb-4 text-2xl">
        {t('home.brands')}
      </h2>
      <ul className="grid halves gap-2 md:grid-cols-4 lg:grid-cols-6">
        {brands.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              to={searchLink(shop, name)}
              translate="no"
              className="grid aspect-[5/2] place-content-center overflow-hidden rounded bg-tile px-4 text-center font-bold text-on-tile outline-offset-2 hover:underline"
            >
              <img
                src={buildPictureAddress(`b-${slug}`, 240, 'webp')}
                srcSet={`${buildPictureAddress(`b-${slug}`, 400, 'webp')} 2x`}
                alt={name}
                width={240}
                height={80}
                loading="lazy"
                decoding="async"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
