import { useMatches } from 'react-router';
import type { Screen, ScreenPaths } from '#tenants/paths.ts';
import { type ShopInfo, useShop } from '../page/shop.tsx';
import { useText } from '../texts/texts.tsx';

type Alternate = { locale: string; href: string };

/**
 * Where the page is in the tenant's other languages: what the screen's loader says (`alternates`), else the same
 * screen's path, else home. Plain links: another language is another document.
 */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const shop = useShop();
  const t = useText();
  const here = useMatches().at(-1);
  if (shop.locales.length < 2) return null;
  const told = alternatesOf(here?.loaderData);
  return (
    <nav aria-label={t('shell.language')} className={`screen-only flex ${long ? 'gap-4' : 'max-lg:hidden'}`}>
      {shop.locales.map(({ locale, label, home, paths }) => (
        <a
          key={locale}
          href={
            told.find((alternate) => alternate.locale === locale)?.href ??
            samePath(shop, paths, here?.pathname) ??
            home
          }
          hrefLang={locale}
          lang={locale}
          aria-current={locale === shop.locale ? 'true' : undefined}
          className="grid min-h-control-l min-w-10 place-content-center rounded px-2 text-sm text-muted hover:text-text hover:underline aria-[current]:font-semibold aria-[current]:text-text"
        >
          {long ? (
            label
          ) : (
            <abbr title={label} className="no-underline">
              {locale.slice(0, 2).toUpperCase()}
            </abbr>
          )}
        </a>
      ))}
    </nav>
  );
}

/** The path of the same screen in another locale's table. */
function samePath(shop: ShopInfo, paths: ScreenPaths | null, pathname = ''): string | null {
  if (!paths) return null;
  const bare = (path: string | null) => path?.replace(/(.)\/$/, '$1');
  const screen = Object.entries(shop.paths).find(([, path]) => bare(path) === bare(pathname))?.[0];
  return screen ? paths[screen as Screen] : null;
}

/** Pages with alternates give them in their loader's data, by themselves or with what the page's head needs. */
function alternatesOf(data: unknown): readonly Alternate[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('alternates' in data && Array.isArray(data.alternates)) return data.alternates;
  return 'head' in data ? alternatesOf(data.head) : [];
}
