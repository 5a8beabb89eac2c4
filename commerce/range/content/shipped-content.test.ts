import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { loadTenants } from '#tenants/load.ts';
import { parseContent } from './content.service.ts';
import { contentPage } from './content-blocks.rules.ts';
import { layerFile } from './layer.service.ts';
import { promotionFile } from './promotion.service.ts';

const TENANTS = join(import.meta.dirname, '../../../tenants');

/** Where a folder has no schema of its own, its files are pages; the home page, the bar and surveys have one that is not theirs. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  layer: layerFile,
  promotion: promotionFile,
};
const OTHERS = /storefront\.json$|bucket-usp-bar\.json$|\/survey\//;

describe.each(await loadTenants())('the shipped content of $id', ({ id, delivery }) => {
  const folder = join(TENANTS, id, 'content');

  it('is what its reader takes', async () => {
    const files = await readdir(folder, { recursive: true });
    const read = files.filter((file) => file.endsWith('.json') && !OTHERS.test(file));
    expect(read.length).toBeGreaterThan(20);
    for (const file of read) {
      const kind = file.split('/').at(-2) ?? '';
      const stored: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
      expect(() => parseContent(stored, SCHEMAS[kind] ?? contentPage), file).not.toThrow();
    }
  });

  it('promises no free delivery where there is none', async () => {
    if (delivery.options[0]?.freeFromMinor) return;
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((one) => one.endsWith('.json')))
      expect(await readFile(join(folder, file), 'utf8'), file).not.toContain('{deliveryFree}');
  });
});
