import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';

const shops = (await loadTenants()).flatMap((tenant) =>
  tenant.locales.map((locale) => ({ tenant: tenant.id, ...locale })),
);

// Directive (EU) 2023/2673 art. 1: the instructions say where the online function is and what is sent for its use
it.each(shops)('the instructions of $tenant in $locale name the online function', async (shop) => {
  const { revocation, withdrawal } = shop.paths;
  const identifier = revocation?.split('/').at(-1);
  const folder = join(
    import.meta.dirname,
    '../../../retailers/tavelo/tenants',
    shop.tenant,
    'content',
    shop.locale,
  );
  const page = await readFile(join(folder, `${identifier}.json`), 'utf8');
  expect(page).toContain(`(${withdrawal})`);
});
