import { join } from 'node:path';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { importFile } from '#commerce/range/import/import.service.ts';
import { loadTenants } from '#tenants/load.ts';
import { createCommandContext, findMarket, leavePrecedence } from '../tools/shop/context.ts';
import type { ImportInput, ImportResult } from './import.ts';
import { readInput } from './processes.ts';

/** The import command without a terminal. */
const { databaseUrl, path, folder, categoryKey } = readInput<ImportInput>();
const database = await openDatabase({ url: databaseUrl, dataDir: '', tenantGuard: false });
const tenants = await loadTenants();
leavePrecedence();
const begin = performance.now();
const { refused } = await importFile(createCommandContext(database, findMarket(tenants, 'nl')), {
  ...{
    path,
    content: 'products',
    dryRun: false,
    complete: null,
    again: true,
    givesWay: true,
    categoryKey,
    stockWhenAvailable: 25,
  },
  ...{ reportPath: join(folder, 'report.csv'), tenants, pictureHosts: { has: () => true } },
});
const seconds = (performance.now() - begin) / 1000;
const result: ImportResult = { seconds, refused, rssMiB: Math.round(process.memoryUsage().rss / 2 ** 20) };
process.send?.(result);
await database.close();
process.disconnect();
