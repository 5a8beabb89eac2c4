import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { productPageLink } from './links.ts';

test('the address of an article leads to its number, whatever signs that has', () => {
  for (const sku of ['RC/NAVY L+', 'KL-AP13NEW(W)', 'A / B', '1.5+2']) {
    const shop = { prefix: '/fr' } as Parameters<typeof productPageLink>[0];
    const link = productPageLink(shop, { slug: 'veste', sku }, { variant: sku });
    const url = new URL(link, 'https://shop.example');
    const [match] = matchRoutes([{ path: '/fr/p/:slug/:sku' }], url.pathname) ?? [];
    expect(match?.params).toEqual({ slug: 'veste', sku });
    expect(url.searchParams.get('variant')).toBe(sku);
    expect(`${url.pathname}${url.search}`).toBe(link);
  }
});
