import themes from 'virtual:themes';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type ReactNode, useLayoutEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { shellPage } from '#app/page/pages.ts';
import { type ShopInfo, ShopProvider } from '#app/page/shop.tsx';
import { buildShopInfo } from '#app/page/shop-info.ts';
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { COLOR_MODE_SCRIPT, keepDocumentMarks } from '#app/shell/footer/color-mode-setting.ts';
import { Frame } from '#app/shell/frame.tsx';
import { type RootData, useRootData } from '#app/shell/root-data.ts';
import { type Shell, ShellQuery } from '#app/shell/shell.query.ts';
import { useScriptMark } from '#app/start/page-start.ts';
import { useStockStart } from '#app/start/stock-start.ts';
import { TextProvider } from '#app/texts/texts.tsx';
import { buildBrandRoles } from '#app/theme/brand.ts';
import { FormatProvider } from '#app/ui/formats.tsx';
import { buildPictureAddress } from '#app/ui/media/picture-address.ts';
import type { Route } from './+types/root';
import stylesheet from './app.css?url';

/**
 * Loads the frame of pages; its failure must not break them: without it, search, basket and the page itself still
 * work.
 */
async function loadShell(query: () => Promise<Shell>, log: (reason: unknown) => void): Promise<Shell | null> {
  try {
    return await query();
  } catch (reason) {
    log(reason);
    return null;
  }
}

export const loader = shellPage(async ({ page }): Promise<RootData> => {
  page.tag('navigation', 'content');
  const shell = await loadShell(
    () => page.query(ShellQuery, {}),
    (reason) => page.log.error({ err: reason }, `Error on initial fetching data: ${String(reason)}`),
  );
  return { shop: buildShopInfo(page), shell };
});

export function shouldRevalidate(): boolean {
  // the shell is the same on every page of a locale, and another locale is another document
  return false;
}

/** Used before the tenant is known, when even the root could not be loaded. */
const DEFAULT_LOCALE = 'de-DE';

export function Layout({ children }: { children: ReactNode }) {
  const shop = useRootData()?.shop;
  const mark = useScriptMark();
  useLayoutEffect(keepDocumentMarks, []);
  return (
    // the script in the head sets data attributes before React hydrates this
    <html
      lang={shop?.locale ?? DEFAULT_LOCALE}
      data-locale={shop?.locale ?? DEFAULT_LOCALE}
      style={shop && buildBrandRoles(shop.brand)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* letters follow the size that is set in the device */}
        <meta name="text-scale" content="scale" />
        <script
          nonce={mark}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash is in the security policy
          dangerouslySetInnerHTML={{ __html: COLOR_MODE_SCRIPT }}
        />
        <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} />
        <Meta />
        <Links />
        {shop && <ShopHead shop={shop} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {/* pages start later than with these: start/start-of-page.server.ts */}
        {useStockStart() && <Scripts nonce={mark} />}
      </body>
    </html>
  );
}

function ShopHead({ shop }: { shop: ShopInfo }) {
  return (
    <>
      {themes[shop.tenant]?.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#161617" media="(prefers-color-scheme: dark)" />
      <meta
        property="og:image"
        content={shop.origin + buildPictureAddress(`s-${shop.tenant}`, 1200, 'jpg')}
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Shop({ shop, children }: { shop: ShopInfo; children: ReactNode }) {
  return (
    <ShopProvider shop={shop}>
      <TextProvider locale={shop.locale} terms={shop.terms}>
        <FormatProvider formats={shop}>{children}</FormatProvider>
      </TextProvider>
    </ShopProvider>
  );
}

export default function Root({ loaderData: { shop, shell } }: Route.ComponentProps) {
  return (
    <Shop shop={shop}>
      <Frame shell={shell}>
        <Outlet />
      </Frame>
    </Shop>
  );
}

/** Replaces a page that failed, inside of the shop. Without even the tenant, the server has a page of its own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRootData();
  if (!data) throw error;
  return (
    <Shop shop={data.shop}>
      <Frame shell={data.shell}>
        <ErrorScreen error={error} shell={data.shell} />
      </Frame>
    </Shop>
  );
}
