import { expect, it } from 'vitest';
import {
  findOwnershipFaults,
  findReads,
  findUpwardReads,
  findWrites,
  hasMisplacedSql,
  type Ownership,
} from './table-owners.rules.ts';

const tables = new Set(['basket', 'stock']);
const owned: Ownership = { owners: { basket: 'basket', stock: 'stock' }, guests: [], readers: [] };

const listFaults = (file: string, source: string, ownership = owned) =>
  findOwnershipFaults(findWrites(file, source, tables), ownership, tables);

it.each([
  ["db.insertInto('stock')"],
  ["db.updateTable('stock as s')"],
  ["db.deleteFrom('stock')"],
  ['sql`insert into stock (quantity) values (1)`'],
  ['sql`with gone as (delete from stock returning 1) select`'],
  ['sql`update stock s set quantity = 1`'],
  ['sql`UPDATE "stock"\n   SET quantity = 1`'],
])('a write by a module that does not own the table is refused: %s', (source) => {
  expect(listFaults('commerce/buying/basket/take.store.ts', source)).toEqual([
    'commerce/buying/basket/take.store.ts writes stock, which belongs to stock: ask its service',
  ]);
  expect(listFaults('commerce/range/stock/take.service.ts', source)).toEqual([]);
});

it.each([
  ["db.selectFrom('stock').forUpdate()"],
  ['sql`select * from stock for update`'],
  ['/** Never update stock set by hand. */'],
  ['// delete from stock'],
])('reading or mentioning a table does not count as writing: %s', (source) => {
  expect(listFaults('commerce/buying/basket/take.store.ts', source)).toEqual([]);
});

it.each([
  ['db.deleteFrom(table)'],
  [`sql\`update \${sql.table(table)} set x = 1\``],
  [`sql\`insert into \${name} values\``],
])('a table name inserted at run time is refused: %s', (source) => {
  expect(listFaults('commerce/range/stock/take.store.ts', source)).toHaveLength(1);
});

it('a statement in a service is found, and none in a store or a comment', () => {
  const source = "await ctx.db.selectFrom('stock').execute();";
  expect(hasMisplacedSql('commerce/range/stock/take.service.ts', source)).toBe(true);
  expect(hasMisplacedSql('commerce/range/stock/take.service.ts', 'await sql<Row>`select 1`')).toBe(true);
  expect(hasMisplacedSql('commerce/range/stock/take.store.ts', source)).toBe(false);
  expect(hasMisplacedSql('commerce/range/stock/take.service.ts', `/* ${source} */`)).toBe(false);
});

it('a table without owner, an owner without table and an obsolete guest entry are refused', () => {
  const ownership = {
    owners: { basket: 'basket', shelf: 'stock' },
    guests: [{ module: 'session', table: 'basket', reason: 'ended sessions' }],
    readers: [],
  };
  expect(findOwnershipFaults([], ownership, tables)).toEqual([
    'stock has no owner in commerce/table-owners.json',
    'commerce/table-owners.json names shelf, which there is not',
    'session writes basket no longer: take it off the guests',
  ]);
});

it('a listed guest may write for the stated reason', () => {
  const guests = [{ module: 'basket', table: 'stock', reason: 'one statement' }];
  expect(
    listFaults('commerce/buying/basket/take.store.ts', "db.updateTable('stock')", { ...owned, guests }),
  ).toEqual([]);
});

const listUpwardReads = (file: string, source: string, ownership = owned) =>
  findUpwardReads(findReads(file, source, tables), ownership, (module) =>
    ['stock', 'basket'].indexOf(module),
  );

it.each([
  ["db.selectFrom('basket as b')"],
  ["db.selectFrom('stock').innerJoin('basket', (on) => on)"],
  ['sql`select 1 from basket`'],
  ['sql`select 1 from stock left join "basket" b on true`'],
])('a read of a table in a higher layer is refused and one in a lower layer is accepted: %s', (source) => {
  expect(listUpwardReads('commerce/range/stock/count.store.ts', source)).toEqual([
    'commerce/range/stock/count.store.ts reads basket, which belongs to basket, a wing above: let the caller bring it',
  ]);
  expect(
    listUpwardReads('commerce/buying/basket/count.store.ts', source.replaceAll('basket', 'stock')),
  ).toEqual([]);
  expect(listUpwardReads('wiring/count.ts', source)).toEqual([]);
});

it('a common table expression does not count as a table', () => {
  const source = 'sql`with basket as materialized (select 1) select 1 from basket`';
  expect(listUpwardReads('commerce/range/stock/count.store.ts', source)).toEqual([]);
});

it('a listed reader may read for the stated reason as long as it does', () => {
  const readers = [{ module: 'stock', table: 'basket', reason: 'one statement' }];
  const source = "db.selectFrom('basket')";
  expect(listUpwardReads('commerce/range/stock/count.store.ts', source, { ...owned, readers })).toEqual([]);
  expect(listUpwardReads('commerce/range/stock/count.store.ts', '', { ...owned, readers })).toEqual([
    'stock reads basket no longer: take it off the readers',
  ]);
});
