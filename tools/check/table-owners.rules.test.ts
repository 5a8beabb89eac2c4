import { expect, it } from 'vitest';
import { findOwnershipFaults, findWrites, type Ownership } from './table-owners.rules.ts';

const tables = new Set(['basket', 'stock']);
const owned: Ownership = { owners: { basket: 'basket', stock: 'stock' }, guests: [] };

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
