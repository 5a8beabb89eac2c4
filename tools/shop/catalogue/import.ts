import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { readUrl } from '#commerce/range/import/feed/feed-values.rules.ts';
import { LONGEST_BRAND } from '#commerce/range/import/feed/google-feed.rules.ts';
import { type ImportOptions, type ImportSummary, importFile } from '#commerce/range/import/import.service.ts';
import { noticeText } from '#commerce/range/import/import-notices.ts';
import type { ImportContent } from '#commerce/range/import/import-run.store.ts';
import { PROFILE_NAMES } from '#commerce/range/import/profiles/profiles.rules.ts';
import { isLonger } from '#commerce/range/import/read/feed-text.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { type Progress, step } from '../../start/steps.ts';
import { describeDatabase } from '../arguments/command-database.ts';
import { handOver } from '../arguments/hand-over.ts';
import { createCommandContext, findMarket, leavePrecedence } from '../context.ts';

export const IMPORT_USAGE = `  import FILE       a Google Merchant product feed (table or XML), an export of another system or JSON
                    Lines of this shop
    --tenant nl --locale nl-NL    whose market the feed is of
    --content products|prices|stock
    --profile NAME                google, shopify, woocommerce, magento or heureka, where the columns do not show it
    --category KEY                for rows whose own category the shop does not have, instead of making it
    --currency EUR                of prices that name none
    --brand NAME                  of articles whose row names none
    --pictures URL                address that relative pictures are below
    --stock N                     pieces that "in stock" stands for (25)
    --complete                    what the file does not name is taken off sale, at most
    --most-gone 50                so many percent of the articles; when it is more, none is
    --dry-run                     reads and checks, writes nothing
    --again                       a file that has been imported before
    --new-database                makes the embedded database where there is none yet
    --full-speed                  does not give way to the shop when the database is busy
`;

const CONTENTS: readonly ImportContent[] = ['products', 'prices', 'stock'];

/**
 * `npm run shop -- import FILE`.
 * @param shop.database null if a running shop has the embedded database open and imports the file itself @returns the
 *   process's exit code: 1 if rows were refused
 */
export async function runImport(
  args: readonly string[],
  shop: { settings: LoadedSettings; database: Database | null; tenants: readonly Tenant[] },
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tenant: { type: 'string', default: shop.settings.defaultTenant },
      locale: { type: 'string' },
      content: { type: 'string', default: 'products' },
      category: { type: 'string' },
      currency: { type: 'string' },
      brand: { type: 'string' },
      pictures: { type: 'string' },
      profile: { type: 'string' },
      stock: { type: 'string', default: '25' },
      'dry-run': { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      complete: { type: 'boolean', default: false },
      'new-database': { type: 'boolean', default: false },
      'full-speed': { type: 'boolean', default: false },
      'most-gone': { type: 'string', default: '50' },
    },
  });
  const [path] = positionals;
  if (!path) throw new Error('which file?');
  const content = CONTENTS.find((one) => one === values.content);
  if (!content) throw new Error(`--content is one of ${CONTENTS.join(', ')}`);
  const profileName = PROFILE_NAMES.find((one) => one === values.profile);
  if (values.profile !== undefined && !profileName)
    throw new Error(`--profile is one of ${PROFILE_NAMES.join(', ')}`);
  if (!/^\d{1,6}$/.test(values.stock)) throw new Error('--stock is a whole number');
  if (!/^(100|\d{1,2})$/.test(values['most-gone'])) throw new Error('--most-gone is 0 to 100');
  const { tenant, locale } = findMarket(shop.tenants, values.tenant, values.locale);
  const { dataDir } = shop.settings;
  const onWarning = (text: string) => console.log(`  ${text}`);
  const reportPath = join(dataDir, 'imports', `${tenant.id}-${Date.now()}.report.csv`);
  const asked = {
    ...{ content, reportPath, again: values.again, dryRun: values['dry-run'] },
    complete: values.complete ? { mostGone: Number(values['most-gone']) } : null,
    categoryKey: values.category ?? null,
    defaults: readDefaults(values, tenant),
    profileName: profileName ?? null,
    stockWhenAvailable: Number(values.stock),
  };
  const summary = await step(
    `Import ${path}`,
    (progress) =>
      shop.database
        ? importHere(
            createCommandContext(shop.database, { tenant, locale }),
            {
              ...{ ...asked, path, onWarning, tenants: shop.tenants, givesWay: !values['full-speed'] },
              pictureHosts: shop.settings.pictureHosts,
            },
            progress,
          )
        : handOver(
            dataDir,
            path,
            { ...asked, tenant: tenant.id, locale },
            { onProgress: progress, onWarning },
          ),
    (done) => formatSummary(done, values['dry-run']),
    markSummary,
  );
  console.log(`  ${describeTarget(shop, tenant.id)}`);
  const { refused, interrupted, readOver, takenOff, categoriesMade, notices } = summary;
  for (const line of [...describeRefusals(summary), ...suggestDefaults(summary, tenant)])
    console.log(`  ${line}`);
  if (readOver.length > 0) console.log(`  columns that say nothing to this shop: ${readOver.join(', ')}`);
  if (categoriesMade > 0)
    console.log(
      `  categories that the shop did not have: ${categoriesMade}${values['dry-run'] ? '' : ', made'}`,
    );
  for (const notice of notices) console.log(`  ${noticeText(notice)}`);
  if (takenOff) console.log(`  ${describeTakenOff(takenOff, values['dry-run'])}`);
  if (refused > 0 || takenOff || notices.length > 0) console.log(`  the report: ${reportPath}`);
  return refused > 0 || interrupted || takenOff?.done === false ? 1 : 0;
}

function describeTakenOff(
  { articles, onSale, done }: NonNullable<ImportSummary['takenOff']>,
  dryRun: boolean,
): string {
  if (!done)
    return `${articles} of ${onSale} articles are not named: too many, none was taken off sale (--most-gone)`;
  return `${articles} of ${onSale} articles ${dryRun ? 'would be' : 'were'} taken off sale`;
}

function importHere(
  ctx: RequestContext,
  options: Omit<ImportOptions, 'onProgress' | 'signal'>,
  progress: Progress,
): Promise<ImportSummary> {
  leavePrecedence();
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  const onProgress = (done: number, total: number) => progress(done / total);
  return importFile(ctx, { ...options, onProgress, signal: stopping.signal });
}

/** @throws when the currency is not the tenant's, no brand can be called so, or pictures have no such address */
function readDefaults(
  {
    currency,
    brand,
    pictures,
  }: { readonly [Name in 'currency' | 'brand' | 'pictures']?: string | undefined },
  tenant: Tenant,
): NonNullable<ImportOptions['defaults']> {
  if (currency !== undefined && currency.toUpperCase() !== tenant.currency)
    throw new Error(`--currency: ${tenant.id} sells in ${tenant.currency}, prices are not converted`);
  const name = brand?.trim();
  if (name !== undefined && (name === '' || isLonger(name, LONGEST_BRAND)))
    throw new Error(`--brand: 1 to ${LONGEST_BRAND} letters`);
  const base = pictures === undefined ? null : readUrl(pictures);
  if (base && !base.ok) throw new Error(`--pictures: ${base.why}`);
  return {
    currency: currency === undefined ? null : tenant.currency,
    brand: name ?? null,
    pictureBase: base?.ok ? base.value : null,
  };
}

/** The database and the tenant that the import was for, and who did it. */
function describeTarget(
  { settings, database }: { settings: LoadedSettings; database: Database | null },
  tenantId: string,
): string {
  const through = database ? '' : ', by the shop that has it open';
  return `tenant ${tenantId} in ${describeDatabase(settings)}${through}`;
}

function isAllRefused({ rows, refused }: Pick<ImportSummary, 'rows' | 'refused'>): boolean {
  return rows > 0 && refused === rows;
}

/** A check mark stands only where rows came in. */
function markSummary({ rows, refused, alreadyDone, interrupted }: ImportSummary): '✓' | '–' | '✗' {
  if (alreadyDone) return '–';
  return interrupted || isAllRefused({ rows, refused }) ? '✗' : '✓';
}

const MOST_REASONS = 10;

/** `486 × price: in USD, this shop sells in EUR`; the rest stands in the report. */
function describeRefusals({ refusals }: ImportSummary): string[] {
  const lines = refusals.slice(0, MOST_REASONS).map(({ reason, rows }) => `${rows} × ${reason}`);
  const more = refusals.length - lines.length;
  return more > 0 ? [...lines, `and ${more} more kinds of reasons, see the report`] : lines;
}

/** The options by which rows come in that were refused for what they do not say. */
function suggestDefaults({ refusals }: ImportSummary, tenant: Tenant): string[] {
  const isSome = (words: RegExp) => refusals.some(({ reason }) => words.test(reason));
  return [
    ...(isSome(/: a price without currency$/)
      ? [`--currency ${tenant.currency} if that is what prices are in`]
      : []),
    ...(isSome(/^(?:brand|Vendor|Brands|MANUFACTURER): is missing$/)
      ? ['--brand NAME for articles without a brand']
      : []),
  ];
}

function formatSummary(
  { rows, skipped, refused, alreadyDone, interrupted }: ImportSummary,
  dryRun: boolean,
): string {
  if (alreadyDone) return 'This file has been imported; --again imports it once more';
  const done = rows - skipped;
  const before = skipped > 0 ? `, ${skipped} by an earlier run` : '';
  if (interrupted) return `Interrupted: ${refused} rows refused so far; the same command goes on`;
  if (isAllRefused({ rows, refused }))
    return dryRun
      ? `Nothing would be imported: all ${rows} rows would be refused`
      : `Nothing was imported: all ${rows} rows were refused`;
  return `${done - refused} of ${done} rows ${dryRun ? 'would be imported' : 'imported'}, ${refused} refused${before}`;
}
