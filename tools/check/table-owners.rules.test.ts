import { expect, it } from 'vitest';
import {
  findOwnershipFaults,
  findReads,
  findUpwardReads,
  findWrites,
  type Ownership,
} from './table-owners.rules.ts';

const tables = new Set(['basket', 'stock']);
const owned: Ownership = { owners: { basket: 'basket', stock: 'stock' }, guests: [], readers: [] };

const faultsOf = (file: string, source: string, ownership = owned) =>
  findOwnershipFaults(findWrites(file, source, tables), ownership, tables);

it.each([
  ["db.insertInto('stock')"],
  ["db.updateTable('stock as s')"],
  ["db.deleteFrom('stock')"],
  ['sql`insert into stock (quantity) values (1)`'],
  ['sql`with gone as (delete from stock returning 1) select`'],
  ['sql`update stock s set quantity = 1`'],
  ['sql`UPDATE "stock"\n   SET quantity = 1`'],
])('a stranger’s write is refused: %s', (source) => {
  expect(faultsOf('commerce/buying/basket/take.store.ts', source)).toEqual([
    'commerce/buying/basket/take.store.ts writes stock, which belongs to stock: ask its service',
  ]);
  expect(faultsOf('commerce/range/stock/take.service.ts', source)).toEqual([]);
});

it.each([
  ["db.selectFrom('stock').forUpdate()"],
  ['sql`select * from stock for update`'],
  ['/** Never update stock set by hand. */'],
  ['// delete from stock'],
])('reading and talking of it is not writing: %s', (source) => {
  expect(faultsOf('commerce/buying/basket/take.store.ts', source)).toEqual([]);
});

it.each([
  ['db.deleteFrom(table)'],
  [`sql\`update \${sql.table(table)} set x = 1\``],
  [`sql\`insert into \${name} values\``],
])('a table whose name is put in when it runs is refused: %s', (source) => {
  expect(faultsOf('commerce/range/stock/take.store.ts', source)).toHaveLength(1);
});

it('a table without owner, an owner without table and a guest who writes no longer are refused', () => {
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

it('a guest may, for the reason that stands there', () => {
  const guests = [{ module: 'basket', table: 'stock', reason: 'one statement' }];
  expect(
    faultsOf('commerce/buying/basket/take.store.ts', "db.updateTable('stock')", { ...owned, guests }),
  ).toEqual([]);
});

const upwardOf = (file: string, source: string, ownership = owned) =>
  findUpwardReads(findReads(file, source, tables), ownership, (module) =>
    ['stock', 'basket'].indexOf(module),
  );

it.each([
  ["db.selectFrom('basket as b')"],
  ["db.selectFrom('stock').innerJoin('basket', (on) => on)"],
  ['sql`select 1 from basket`'],
  ['sql`select 1 from stock left join "basket" b on true`'],
])('a read of a table above is refused, one below is not: %s', (source) => {
  expect(upwardOf('commerce/range/stock/count.store.ts', source)).toEqual([
    'commerce/range/stock/count.store.ts reads basket, which belongs to basket, a wing above: let the caller bring it',
  ]);
  expect(upwardOf('commerce/buying/basket/count.store.ts', source.replaceAll('basket', 'stock'))).toEqual([]);
  expect(upwardOf('wiring/count.ts', source)).toEqual([]);
});

it('a common table expression is no table', () => {
  const source = 'sql`with basket as materialized (select 1) select 1 from basket`';
  expect(upwardOf('commerce/range/stock/count.store.ts', source)).toEqual([]);
});

it('a reader may, for the reason that stands there, as long as it reads', () => {
  const readers = [{ module: 'stock', table: 'basket', reason: 'one statement' }];
  const source = "db.selectFrom('basket')";
  expect(upwardOf('commerce/range/stock/count.store.ts', source, { ...owned, readers })).toEqual([]);
  expect(upwardOf('commerce/range/stock/count.store.ts', '', { ...owned, readers })).toEqual([
    'stock reads basket no longer: take it off the readers',
  ]);
});
