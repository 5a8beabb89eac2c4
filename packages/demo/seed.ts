import { hash } from '@node-rs/argon2';
import { demoCustomer } from '#demo/catalogue/customers.ts';
import { generateCatalogue } from '#demo/catalogue/generate.ts';
import type { Database } from '../../commerce/ground/database/connection.ts';
import type { SeedOptions } from '../../tools/demo.ts';
import { writeCategories, writeCustomers, writeVocabulary } from './seed/basics.ts';
import { prepareTables, restoreTables } from './seed/bulk-load.ts';
import { ProductWriter } from './seed/product-writer.ts';
import { ReviewPhotographs } from './seed/review-photographs.ts';
import { SearchData } from './seed/search-data.ts';
import { writeStaff } from './seed/staff.ts';
import { openTransaction, type Transaction } from './seed/transaction.ts';

const BATCH = 500;
const DAY_MS = 86_400_000;

/**
 * Fills an empty, migrated database with the demo: catalogue, prices with their history, stock, listings, reviews
 * and a customer for each tenant, and the desk's staff. All of it is one transaction, so that whatever interrupts it leaves nothing
 * behind and the next start begins anew. Nothing else may use the database meanwhile.
 *
 * @returns false when it was seeded before, or when it holds products of its own, which are left alone
 */
export async function seedDemo(database: Database, options: SeedOptions): Promise<boolean> {
  if (await isFilled(database)) return false;
  const now = options.now ?? new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const passwordHash = await hash(demoCustomer.password);
  const transaction = await openTransaction(database);
  try {
    const indexes = await prepareTables(transaction);
    await writeVocabulary(transaction, options.tenants);
    await writeCategories(transaction, options.tenants);
    if (options.customers !== false) {
      await writeCustomers(transaction, options.tenants, passwordHash, now);
      await writeStaff(transaction, passwordHash, now);
    }
    const photographs = await writeProducts(transaction, options, now);
    await restoreTables(transaction, indexes);
    await photographs.write(transaction);
    await transaction.query('insert into seed_state (name, finished_at, detail) values ($1, now(), $2)', [
      'demo',
      JSON.stringify({ size: options.size, now: now.toISOString() }),
    ]);
    await transaction.commit();
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
  await database.pool.query('analyze');
  return true;
}

async function isFilled({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ filled: boolean }>(
    `select exists (select from seed_state where name = 'demo') or exists (select from product) as filled`,
  );
  return rows[0]?.filled ?? false;
}

/** @returns the photographs of reviews, which are written when the reviews can be found */
async function writeProducts(
  transaction: Transaction,
  options: SeedOptions,
  now: Date,
): Promise<ReviewPhotographs> {
  const { size, tenants, onProgress } = options;
  const writer = new ProductWriter(transaction, tenants);
  const search = new SearchData();
  const photographs = new ReviewPhotographs(size);
  const reviews = options.reviews === false ? { reviewsPerProduct: 0 } : {};
  let done = 0;
  // a batch is written while the next one is made
  let writing = Promise.resolve();
  for await (const product of generateCatalogue({ size, tenants, now, ...reviews })) {
    writer.add(product);
    search.add(product);
    photographs.add(product);
    done += 1;
    if (done % BATCH !== 0) continue;
    await writing;
    writing = writer.flush();
    // it is awaited before the next one, or never when making that one fails
    writing.catch(() => {});
    onProgress?.(done, size);
  }
  await writing;
  await writer.flush();
  await search.write(transaction, tenants, now);
  onProgress?.(done, size);
  return photographs;
}
