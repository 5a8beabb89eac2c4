import { join } from 'node:path';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { importFile } from '#commerce/range/import/import.service.ts';
import { loadTenants } from '#tenants/load.ts';
import { contextFor, leavePrecedence, marketOf } from '../tools/shop/context.ts';
import type { ImportInput, ImportResult } from './import.ts';
import { inputOf } from './processes.ts';

/** The import command without a terminal. */
const { databaseUrl, path, folder, categoryKey } = inputOf<ImportInput>();
const database = await openDatabase({ url: databaseUrl, dataDir: '', tenantGuard: false });
const tenants = await loadTenants();
leavePrecedence();
const begin = performance.now();
const { refused } = await importFile(contextFor(database, marketOf(tenants, 'nl')), {
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
