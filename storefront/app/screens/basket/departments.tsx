import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useRootData } from '#app/shell/root-data.ts';
import { useText } from '#app/texts/texts.tsx';
import { ChipLink } from '#app/ui/chip.tsx';

/** Links to the shop's departments, from the menu's data on the page; empty where that is missing. */
export function Departments() {
  const t = useText();
  const shop = useShop();
  const departments = useRootData()?.shell?.navigation ?? [];
  if (departments.length === 0) return null;
  return (
    <nav aria-labelledby="departments" className="pb-12 text-center">
      <h2 id="departments" className="mb-3 text-lg">
        {t('catalogue.search.browse')}
      </h2>
      <ul className="flex flex-wrap justify-center gap-2">
        {departments.map(({ path, name }) => (
          <li key={path}>
            <ChipLink to={categoryLink(shop, path)} prefetch="intent">
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
