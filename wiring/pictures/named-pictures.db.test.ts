import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { testGateway } from '#gateway/test-gateway.ts';
import { createDemoPictureSource } from '#tools/demo.ts';
import { createNamedPictures } from './named-pictures.ts';

const database = await testDatabase();
const { gateway, tenants } = await testGateway(database, { size: 40 });
const ignoreLog = () => {};
const log = { debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog };
const source = createNamedPictures(createDemoPictureSource(), { gateway, db: database.kysely, tenants, log });

const listPictureIds = async (query: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ id: string }>(query);
  return rows.map(({ id }) => id);
};
const isDrawn = async (id: string) => (await source.load(id)) !== null;

it('renders every view of an article, teasers of categories and home pages, brands and the shop’s mark', async () => {
  const articles = await listPictureIds('select distinct unnest(pictures) as id from variant limit 30');
  const categories = await listPictureIds(
    'select distinct picture as id from category where picture is not null limit 10',
  );
  expect(articles.length + categories.length).toBe(40);
  const [brand] = await listPictureIds(`select 'b-' || slug as id from brand order by brand_id limit 1`);
  for (const id of [...articles, ...categories, 't-coat-7-wide', 't-coat-7-square', brand ?? ''])
    expect([id, await isDrawn(id)]).toEqual([id, true]);
});

it('renders no other pictures, though it could', async () => {
  const [article = ''] = await listPictureIds('select pictures[1] as id from variant limit 1');
  for (const id of [
    article.replace(/-\d+(x\w+)?-/, '-1-'),
    article.replace(/-[0-9a-f]{6}-/, '-123456-'),
    't-coat-8-wide',
    'm-123456',
    's-eb001e',
  ])
    expect([id, await isDrawn(id)]).toEqual([id, false]);
});
