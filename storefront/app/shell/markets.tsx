import { useShop } from '../page/shop.tsx';
import { useText } from '../texts/texts.tsx';

/** The shop in other countries: one link a country, to its own address. */
export function Markets() {
  const shop = useShop();
  const t = useText();
  const countries = [...new Map(shop.markets.map((market) => [market.tenant, market])).values()]
    .map((market) => ({ ...market, name: t('shell.country', { country: market.locale.slice(3) }) }))
    .sort((a, b) => a.name.localeCompare(b.name, shop.locale));
  return (
    <nav aria-label={t('shell.countries')}>
      <ul className="-ms-2 flex flex-wrap items-center gap-x-2">
        {countries.map(({ tenant, locale, origin, home, name }) => (
          <li key={tenant}>
            <a
              href={origin + home}
              hrefLang={locale}
              aria-current={tenant === shop.tenant ? 'true' : undefined}
              className="flex min-h-control-l items-center px-2 text-muted hover:text-text hover:underline aria-[current]:font-semibold aria-[current]:text-text"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
