import { LayerSections } from '#app/features/layer/layer-sections.tsx';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { createNotFound, publicPage } from '#app/page/pages.ts';
import { findRootShop } from '#app/page/root-shop.ts';
import type { Route } from './+types/layer.route';
import { ServiceLayerQuery } from './layer.query.ts';

/** A layer as a page of its own: without scripts, and in a tab of its own. */
export const loader = publicPage(async ({ page, params: { layer: id = '' } }) => {
  const { serviceLayer } = await page.query(ServiceLayerQuery, { id });
  page.tag('content');
  if (!serviceLayer) throw createNotFound();
  return serviceLayer;
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = findRootShop(matches);
  return loaderData && shop
    ? buildPageMeta({ title: loaderData.title, shopName: shop.companyName, noindex: true })
    : [];
};

export default function Layer({ loaderData: { title, sections } }: Route.ComponentProps) {
  return (
    <article className="mx-auto max-w-text px-4 py-8 md:py-12">
      <h1 className="mb-6 text-3xl font-semibold text-balance">{title}</h1>
      <LayerSections sections={sections} level="h2" />
    </article>
  );
}
