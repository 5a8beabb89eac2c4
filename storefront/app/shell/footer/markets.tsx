import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';

/** The shop in other countries: one link a country, to its own address. */
export function Markets() {
  const shop = useShop();
  const t = useText();
  const countries = [...new Map(shop.markets.map((market) => [market.tenant, market])).values()];
  return (
    <nav aria-label={t('shell.countries')}>
      <ul className="-ms-1.5 flex flex-wrap items-center md:-ms-2 md:gap-x-2">
        {countries.map(({ tenant, locale, origin, home }) => (
          <li key={tenant}>
            <a
              href={origin + home}
              hrefLang={locale}
              aria-current={tenant === shop.tenant ? 'true' : undefined}
              className="flex min-h-control-l items-center px-1.5 text-muted hover:text-text hover:underline md:px-2 aria-[current]:font-semibold aria-[current]:text-text"
            >
              {t('shell.country', { country: locale.slice(3) })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
