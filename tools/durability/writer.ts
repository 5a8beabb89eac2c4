import { setImmediate as nextTurn } from 'node:timers/promises';
import { openDatabase } from '#commerce/ground/database/connection.ts';

/**
 * Run by the durability test: writes rows into the embedded database of the given folder, and prints each row's
 * number once the database has acknowledged it, until it is ended or cannot write any more.
 */
const [dataDir = '', bytesPerRow = '100'] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await database.pool.query('create table if not exists written (id int primary key, filler text)');
// Uncompressed, so that a row takes as many bytes as its length states.
await database.pool.query('alter table written alter filler set storage external');
const { rows } = await database.pool.query('select coalesce(max(id), 0) as last from written');

let stopping = false;
process.on('SIGINT', () => {
  stopping = true;
});

const filler = `repeat(md5(random()::text), ${Math.ceil(Number(bytesPerRow) / 32)})`;
for (let id = rows[0].last + 1; !stopping; id += 1) {
  await database.pool.query(`insert into written values ($1, ${filler})`, [id]);
  process.stdout.write(`${id}\n`);
  // The embedded database answers without ever leaving the microtask queue; a signal needs the event loop.
  await nextTurn();
}
await database.close();
