import { Outlet } from 'react-router';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { createNotFound, publicPage } from '#app/page/pages.ts';
import { findRootShop } from '#app/page/root-shop.ts';
import type { Route } from './+types/service-layer.route';

/** Product 2.1: nothing is around a layer, so this renders its children only; without any it is empty. */
export const loader = publicPage(async ({ page }) => {
  const { serviceLayer } = page.localeSettings.paths;
  if (serviceLayer === null || !page.url.pathname.startsWith(serviceLayer.replace(/\/$/, '')))
    throw createNotFound();
  return null;
});

export const meta: Route.MetaFunction = ({ matches }) => {
  const shop = findRootShop(matches);
  return shop ? buildPageMeta({ title: shop.companyName, shopName: shop.companyName, noindex: true }) : [];
};

export default function ServiceLayer() {
  return <Outlet />;
}
