import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';

const TENANTS = join(import.meta.dirname, '../../../retailers/tavelo/tenants');

describe.each(await loadTenants())('the shipped content of $id', ({ id, delivery }) => {
  const folder = join(TENANTS, id, 'content');

  it('the content promises no free delivery where there is none', async () => {
    const standard = delivery.options[0];
    const refused = [
      ...(standard?.freeFromMinor ? [] : ['{deliveryFree}']),
      ...(standard?.freight?.freeFromMinor ? [] : ['{freightFree}']),
      ...(standard?.freight ? [] : ['{freightPrice}']),
      ...(delivery.piecesPerParcel.tyre ? [] : ['{tyresPerParcel']),
    ];
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((one) => one.endsWith('.json'))) {
      const text = await readFile(join(folder, file), 'utf8');
      for (const name of refused) expect(text, file).not.toContain(name);
    }
  });
});
