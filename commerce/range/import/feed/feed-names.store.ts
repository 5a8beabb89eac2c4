import { type Kysely, sql } from 'kysely';
import { buildRecordset } from '#commerce/ground/database/recordset.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { NewCategory } from '../write/category-plan.rules.ts';
import { guessColourFamily } from './colour-words.rules.ts';
import type { DetailName } from './google-details.rules.ts';

/** After the attributes that the shop has made itself, in the order of the feed. */
const FIRST_POSITION = 1000;
const MOST_POSITION = 1_000_000;

/** Creates categories that the tenant lacks; parents come before their children. */
export async function insertCategories(
  db: Kysely<DB>,
  tenantId: string,
  categories: readonly NewCategory[],
): Promise<void> {
  for (const { key, parent, position, texts } of categories) {
    await sql`
      insert into category (tenant_id, category_id, category_key, parent_id, position)
      select ${tenantId}, coalesce(max(c.category_id), 0) + 1, ${key},
             max(c.category_id) filter (where c.category_key = ${parent}), ${position}
        from category c where c.tenant_id = ${tenantId}
      on conflict (tenant_id, category_key) do nothing`.execute(db);
    const rows = Object.entries(texts).map(([language, text]) => ({ language, ...text }));
    await sql`
      insert into category_text (tenant_id, category_id, language, name, path)
      select ${tenantId}, c.category_id, n.language, n.name, n.path
        from ${buildRecordset(rows, 'language char(2), name text, path text')}
        join category c on c.tenant_id = ${tenantId} and c.category_key = ${key}
      on conflict (tenant_id, category_id, language) do nothing`.execute(db);
  }
}

/** Makes attributes for details that the shop does not know, named in the feed's language. @param details by key */
export async function insertDetailAttributes(
  db: Kysely<DB>,
  language: string,
  details: ReadonlyMap<string, DetailName>,
): Promise<void> {
  if (details.size === 0) return;
  const rows = [...details].map(([key, { section, label }], index) => ({
    ...{ key, label, section: section || null },
    position: Math.min(FIRST_POSITION + index, MOST_POSITION),
  }));
  const source = buildRecordset(rows, 'key text, label text, section text, position integer');
  await sql`
    insert into attribute (attribute_key, value_type, attribute_group, position)
    select key, 'text', 'features', position from ${source}
    on conflict (attribute_key) do nothing`.execute(db);
  await sql`
    insert into attribute_text (attribute_key, language, label, section)
    select key, ${language}, label, section from ${source}
    on conflict (attribute_key, language) do nothing`.execute(db);
}

/** Makes colours that the shop does not know; the family follows from the name. @param colours name by key */
export async function insertColours(
  db: Kysely<DB>,
  language: string,
  colours: ReadonlyMap<string, string>,
): Promise<void> {
  if (colours.size === 0) return;
  const rows = [...colours].map(([key, name]) => ({ key, name, ...guessColourFamily(name) }));
  const source = buildRecordset(rows, 'key text, name text, family text, hex text');
  await sql`
    insert into colour (colour_key, family, hex) select key, family, hex from ${source}
    on conflict (colour_key) do nothing`.execute(db);
  await insertColourNames(db, language, colours);
}

/** Names colours that the shop has, where they have no name in this language. @param names by key */
export async function insertColourNames(
  db: Kysely<DB>,
  language: string,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  if (names.size === 0) return;
  const rows = [...names].map(([key, name]) => ({ key, name }));
  await sql`
    insert into colour_text (colour_key, language, name)
    select key, ${language}, name from ${buildRecordset(rows, 'key text, name text')}
    on conflict (colour_key, language) do nothing`.execute(db);
}

/** @param pictures address by id */
export async function insertRemotePictures(
  db: Kysely<DB>,
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  if (pictures.size === 0) return;
  const rows = [...pictures].map(([id, url]) => ({ id, url }));
  await sql`
    insert into remote_picture (picture_id, url) select id, url from ${buildRecordset(rows, 'id text, url text')}
    on conflict (picture_id) do nothing`.execute(db);
}
