import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LoadedSettings } from '#commerce/config/environment.ts';
import type { Database } from '#commerce/database/connection.ts';
import { type ImportSummary, importFile } from '#commerce/import/import.service.ts';
import type { ImportContent } from '#commerce/import/import-run.store.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { step } from '../start/steps.ts';
import { contextFor } from './context.ts';

export const IMPORT_USAGE = `  import FILE       a Google Merchant product feed (table or XML) or JSON Lines of this shop
    --tenant nl --locale nl-NL    whose market the feed is of
    --content products|prices|stock
    --category KEY                for rows whose own category is not known
    --stock N                     pieces that "in stock" stands for (25)
    --dry-run                     reads and checks, writes nothing
    --again                       a file that has been imported before
`;

const CONTENTS: readonly ImportContent[] = ['products', 'prices', 'stock'];

/** `npm run shop -- import FILE`. @returns the process's exit code: 1 when rows were refused */
export async function runImport(
  args: readonly string[],
  shop: { settings: LoadedSettings; database: Database; tenants: readonly Tenant[] },
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tenant: { type: 'string', default: shop.settings.defaultTenant },
      locale: { type: 'string' },
      content: { type: 'string', default: 'products' },
      category: { type: 'string' },
      stock: { type: 'string', default: '25' },
      'dry-run': { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (!path) throw new Error('which file?');
  const content = CONTENTS.find((one) => one === values.content);
  if (!content) throw new Error(`--content is one of ${CONTENTS.join(', ')}`);
  if (!/^\d{1,6}$/.test(values.stock)) throw new Error('--stock is a whole number');
  const ctx = contextFor(shop, values.tenant, values.locale);
  const reportPath = join(shop.settings.dataDir, 'imports', `${ctx.tenant.id}-${Date.now()}.report.csv`);
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  const summary = await step(
    `Import ${path}`,
    (progress) =>
      importFile(ctx, {
        ...{ path, content, reportPath, again: values.again, dryRun: values['dry-run'] },
        categoryKey: values.category ?? null,
        stockWhenAvailable: Number(values.stock),
        tenants: shop.tenants,
        onProgress: (done, total) => progress(done / total),
        signal: stopping.signal,
      }),
    (done) => said(done, values['dry-run']),
  );
  if (summary.refused > 0) console.log(`  refused rows and why: ${reportPath}`);
  return summary.refused > 0 || summary.interrupted ? 1 : 0;
}

function said({ rows, skipped, refused, alreadyDone, interrupted }: ImportSummary, dryRun: boolean): string {
  if (alreadyDone) return 'This file has been imported; --again imports it once more';
  const done = rows - skipped;
  const before = skipped > 0 ? `, ${skipped} by an earlier run` : '';
  if (interrupted) return `Interrupted: ${refused} rows refused so far; the same command goes on`;
  return `${done - refused} of ${done} rows ${dryRun ? 'would be imported' : 'imported'}, ${refused} refused${before}`;
}
