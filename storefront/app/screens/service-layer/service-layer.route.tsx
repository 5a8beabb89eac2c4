import { Outlet } from 'react-router';
import { pageMeta } from '#app/page/page-meta.ts';
import { notFound, publicPage } from '#app/page/pages.ts';
import { rootShop } from '#app/page/root-shop.ts';
import type { Route } from './+types/service-layer.route';

/** Product 2.1: nothing is around a layer, so this renders its children only; without any it is empty. */
export const loader = publicPage(async ({ page }) => {
  const { serviceLayer } = page.localeSettings.paths;
  if (serviceLayer === null || !page.url.pathname.startsWith(serviceLayer.replace(/\/$/, '')))
    throw notFound();
  return null;
});

export const meta: Route.MetaFunction = ({ matches }) => {
  const shop = rootShop(matches);
  return shop ? pageMeta({ title: shop.companyName, shopName: shop.companyName, noindex: true }) : [];
};

export default function ServiceLayer() {
  return <Outlet />;
}
