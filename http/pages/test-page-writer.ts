import { setImmediate as turn } from 'node:timers/promises';
import { ReadyPage } from './cached-page.ts';
import { formatSharedCacheControl } from './page-cache.ts';
import { PageFolder } from './page-folder.ts';

/** Writes pages into a folder, again and again, until it is killed. */
const now = () => performance.timeOrigin + performance.now();
const [folderPath = ''] = process.argv.slice(2);
const folder = new PageFolder({
  folder: folderPath,
  maxBytes: 2 ** 30,
  now,
  onOff: (error) => {
    throw error;
  },
});
const TEXT = 'A page of many words that repeat. '.repeat(100);
process.stdout.write('writes\n');
for (let index = 0; ; index = (index + 1) % 400) {
  const headers = new Map([['content-type', 'text/html']]);
  const body = Buffer.from(`${index} ${TEXT}`);
  const page = new ReadyPage({ status: 200, headers, body, tags: [] }, formatSharedCacheControl(200));
  const madeAt = now();
  while (!folder.write(`${index}`, { page, begunAt: madeAt, madeAt })) await turn();
}
