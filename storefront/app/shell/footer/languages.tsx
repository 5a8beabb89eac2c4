import { useLocation, useMatches } from 'react-router';
import type { Alternate } from '#app/page/alternates.ts';
import { normalizeQuery } from '#app/page/query-parameters.ts';
import { type ShopInfo, useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import type { Screen, ScreenPaths } from '#tenants/paths.ts';

/**
 * The addresses of the page in the tenant's other languages: from the screen's loader (`alternates`), else the same
 * screen's path, else the home page. Plain links: another language is another document.
 */
export default function Languages({ long }: { long: boolean }) {
  const shop = useShop();
  const t = useText();
  const here = useMatches().at(-1);
  const { search } = useLocation();
  const told = readAlternates(here?.loaderData);
  const Box = long ? 'div' : 'nav';
  return (
    // the footer repeats the header's landmark, so there it is only a group
    <Box
      role={long ? 'group' : undefined}
      aria-label={t('shell.language')}
      className={`screen-only flex ${long ? '-ms-2 gap-2' : 'max-lg:hidden'}`}
    >
      {shop.locales.map(({ locale, label, home, paths }) => (
        <a
          key={locale}
          href={
            findSamePage(shop, told, locale, search) ??
            findSamePath(shop, paths, here?.pathname, search) ??
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
    </Box>
  );
}

/** On the current host, with the address's parameters: order, page and variant have no language. */
function findSamePage(
  { origin }: ShopInfo,
  alternates: readonly Alternate[],
  locale: string,
  query: string,
): string | null {
  const own = alternates.find(
    (alternate) => alternate.locale === locale && alternate.href.startsWith(`${origin}/`),
  );
  return own ? own.href.slice(origin.length) + normalizeQuery(query) : null;
}

/** Screens whose parameters are valid in every language. */
const ASKED: readonly Screen[] = ['search', 'orderConfirmation', 'orderStatus', 'withdrawal'];

/** The address of the same screen in another locale's table. */
function findSamePath(shop: ShopInfo, paths: ScreenPaths | null, pathname = '', query = ''): string | null {
  if (!paths) return null;
  const trimSlash = (path: string | null) => path?.replace(/(.)\/$/, '$1');
  const [screen] =
    Object.entries(shop.paths).find(([, path]) => trimSlash(path) === trimSlash(pathname)) ?? [];
  const path = screen ? paths[screen as Screen] : null;
  return path !== null && ASKED.includes(screen as Screen) ? path + query : path;
}

/** The alternates in a page's data, at its top or in the data of its head. */
function readAlternates(data: unknown): readonly Alternate[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('alternates' in data && Array.isArray(data.alternates)) return data.alternates;
  return 'head' in data ? readAlternates(data.head) : [];
}
