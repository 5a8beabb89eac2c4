import { describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { changeLogCases } from './change-log.cases.ts';
import { endOfLog, type LogPosition, readLog } from './change-log.store.ts';

const database = await testDatabase();
describe('the change log on a PostgreSQL server', () => changeLogCases(database));

describe('overlapping transactions', () => {
  const { pool, kysely: db } = database;
  const change = (productId: number) => `insert into catalogue_change (product_id) values (${productId})`;

  async function read(from: LogPosition, limit = 100) {
    const { changes, position, complete } = await readLog(db, from, limit);
    return { ids: changes.map(({ productId }) => productId), position, complete };
  }

  /** With what was written before it: as long as transactions of other databases run, it lies above the horizon. */
  async function readPosition(): Promise<LogPosition> {
    return (await read(await endOfLog(db))).position;
  }

  it('a transaction that began first and ended last is not missed and the others are read once', async () => {
    const start = await readPosition();
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query(change(1));
    await pool.query(change(2));
    const first = await read(start);
    expect(first.ids).toEqual([2]);
    await pool.query(change(3));
    const second = await read(first.position);
    expect(second.ids).toEqual([3]);
    await slow.query('commit');
    slow.release();
    const third = await read(second.position);
    expect(third.ids).toEqual([1]);
    // forgotten as soon as nobody can write below it, on the whole server
    let { position } = third;
    const fetchRememberedCount = async () => {
      const next = await read(position);
      expect(next.ids).toEqual([]);
      position = next.position;
      return position.read.size;
    };
    await expect.poll(fetchRememberedCount, { timeout: 20_000 }).toBe(0);
  });

  it('entries beyond one read come transaction by transaction and an oversized transaction says so', async () => {
    const start = await readPosition();
    for (const id of [10, 11, 12]) await pool.query(change(id));
    const first = await read(start, 2);
    expect([first.ids, first.complete]).toEqual([[10], false]);
    const rest = await read(first.position, 100);
    expect(rest.ids).toEqual([11, 12]);
    await pool.query(`${change(13)}, (14), (15)`);
    const large = await read(rest.position, 2);
    expect([large.ids, large.complete]).toEqual([[], false]);
  });
});
