import { Link } from 'react-router';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { CoverPicture } from '#app/ui/media/picture.tsx';

type Item = { id: string; name: string; path: string; picture: string | null };

/** The number of departments for people, which come first. The others are for purposes. */
const AUDIENCES = 3;

/** The shop's departments: those for people large, the others below. */
export function CategoryCards({ categories }: { categories: readonly Item[] }) {
  const t = useText();
  // categories made by an import have no pictures, and are not named after people
  const isPictured = categories.slice(0, AUDIENCES).every(({ picture }) => picture !== null);
  const audiences = isPictured ? categories.slice(0, AUDIENCES) : [];
  const others = isPictured ? categories.slice(AUDIENCES) : categories;
  // the menu already names a single one
  if (categories.length < 2) return null;
  return (
    <>
      {audiences.length > 0 && (
        <section aria-labelledby="audiences">
          <h2 id="audiences" className="mb-4 text-2xl">
            {t('home.audiences')}
          </h2>
          <ul className="grid gap-2 grid-cols-[repeat(auto-fill,minmax(min(100%,max(5rem,26%)),1fr))] md:gap-4">
            {audiences.map((item) => (
              <li key={item.id}>
                <Card
                  item={item}
                  shape="aspect-[3/4] md:aspect-[4/3]"
                  sizes="(width < 71.25rem) 32vw, 23rem"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="departments">
          <h2 id="departments" className="mb-4 text-2xl">
            {t('home.departments')}
          </h2>
          <ul className="grid gap-2 halves md:grid-cols-3 md:gap-4">
            {others.map((item) => (
              <li key={item.id} className="max-md:last:odd:col-span-full">
                <Card
                  item={item}
                  shape="aspect-[16/9] md:aspect-[16/8]"
                  sizes="(width < 37.5rem) 48vw, (width < 71.25rem) 32vw, 23rem"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const WIDTHS = [240, 400, 800] as const;

function Card({ item: { name, path, picture }, shape, sizes }: { item: Item; shape: string; sizes: string }) {
  const shop = useShop();
  return (
    <Link
      to={categoryLink(shop, path)}
      prefetch="intent"
      className="group block h-full overflow-hidden rounded bg-sunken"
    >
      {picture && (
        <CoverPicture
          id={picture}
          offered={WIDTHS}
          plain={400}
          sizes={sizes}
          ratio={[400, 200]}
          zooms
          className={shape}
          crop="object-[72%]"
        />
      )}
      <span className="block px-3 py-3 text-sm font-semibold group-hover:underline sm:text-base md:px-4">
        {name}
      </span>
    </Link>
  );
}
