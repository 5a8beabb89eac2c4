import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import stylesheet from './app.css?url';
import type { Route } from './+types/root';
import { shellPage } from './page/pages.ts';
import { shopInfo } from './page/shop-info.ts';
import { ShopProvider } from './page/shop.tsx';
import { ShellQuery } from './shell/shell.query.ts';
import { TextProvider } from './texts/texts.tsx';

export const loader = shellPage(async ({ page }) => {
  page.tag('navigation');
  return { shop: shopInfo(page), shell: await page.query(ShellQuery, {}) };
});

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function shouldRevalidate(): boolean {
  // the shell is the same on every page of a locale, and another locale is another document
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={data?.shop.locale} data-theme={data?.shop.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ShopProvider shop={loaderData.shop}>
      <TextProvider locale={loaderData.shop.locale}>
        <Outlet />
      </TextProvider>
    </ShopProvider>
  );
}
