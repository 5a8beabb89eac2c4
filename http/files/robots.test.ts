import { expect, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { renderRobotsText } from './robots.ts';

const tenants = await loadTenants();

test.each(tenants.map((tenant) => [tenant.id, tenant] as const))(
  'the robots file of %s excludes its checkout',
  (_id, tenant) => {
    const robots = renderRobotsText(tenant, 'https://shop.example');
    for (const { paths } of tenant.locales) {
      for (const screen of ['basket', 'checkoutDelivery', 'account', 'search'] as const) {
        const path = paths[screen]?.replace(/\/$/, '') ?? '';
        for (const hidden of [path, `${path}/`, `${path}?q=1`, `${path}/1`])
          expect([hidden, isHidden(robots, hidden)]).toEqual([hidden, true]);
      }
    }
    expect(robots).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
    for (const path of ['/', '/sale/', '/schuhe/', '/schoenen/damesschoenen/', '/p/sneaker/1', '/fr/soldes/'])
      expect([path, isHidden(robots, path)]).toEqual([path, false]);
  },
);

/** As RFC 9309 has it: a rule is the beginning of what it hides, `$` the end. */
function isHidden(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule);
  return rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
}
