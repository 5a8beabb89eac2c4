import { expect, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { robotsOf } from './robots.ts';

const tenants = await loadTenants();

test.each(tenants.map((tenant) => [tenant.id, tenant] as const))(
  '%s keeps its checkout out',
  (_id, tenant) => {
    const robots = robotsOf(tenant, 'https://shop.example');
    for (const { paths } of tenant.locales) {
      for (const screen of ['basket', 'checkoutDelivery', 'account', 'search'] as const) {
        expect(robots).toContain(`Disallow: ${paths[screen]?.replace(/\/$/, '')}\n`);
      }
    }
    expect(robots).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
    expect(robots).not.toMatch(/Disallow: \/?\n/);
  },
);
