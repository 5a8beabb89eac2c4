import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { LineOf } from '../feed/catalogue-line.rules.ts';

type Transaction = Kysely<DB>;

/** Writes the records that products refer to, in the order in which they refer to each other. */
export async function writeReference(
  db: Transaction,
  line: LineOf<'operator' | 'brand' | 'colour' | 'attribute' | 'category'>,
): Promise<void> {
  switch (line.type) {
    case 'operator':
      return writeOperator(db, line);
    case 'brand':
      return writeBrand(db, line);
    case 'colour':
      return writeColour(db, line);
    case 'attribute':
      return writeAttribute(db, line);
    case 'category':
      return writeCategory(db, line);
  }
}

async function writeOperator(db: Transaction, line: LineOf<'operator'>): Promise<void> {
  const row = {
    name: line.name,
    street_address: line.streetAddress,
    postal_code: line.postalCode,
    locality: line.locality,
    country: line.country,
    email: line.email ?? null,
    url: line.url ?? null,
  };
  await db
    .insertInto('economic_operator')
    .values({ operator_key: line.key, ...row })
    .onConflict((on) => on.column('operator_key').doUpdateSet(row))
    .execute();
}

async function writeBrand(db: Transaction, line: LineOf<'brand'>): Promise<void> {
  const selectOperatorId = (key: string | null | undefined) =>
    sql<number | null>`(select operator_id from economic_operator where operator_key = ${key ?? null})`;
  const row = {
    name: line.name,
    manufacturer_id: selectOperatorId(line.manufacturer),
    responsible_person_id: selectOperatorId(line.responsiblePerson),
  };
  await db
    .insertInto('brand')
    .values({ slug: line.slug, ...row })
    .onConflict((on) => on.column('slug').doUpdateSet(row))
    .execute();
}

async function writeColour(db: Transaction, line: LineOf<'colour'>): Promise<void> {
  const row = { family: line.family, hex: line.hex };
  await db
    .insertInto('colour')
    .values({ colour_key: line.key, ...row })
    .onConflict((on) => on.column('colour_key').doUpdateSet(row))
    .execute();
  for (const [language, name] of Object.entries(line.names)) {
    await db
      .insertInto('colour_text')
      .values({ colour_key: line.key, language, name })
      .onConflict((on) => on.columns(['colour_key', 'language']).doUpdateSet({ name }))
      .execute();
  }
}

/** An attribute keeps its type: values of another type could not be read. */
async function writeAttribute(db: Transaction, line: LineOf<'attribute'>): Promise<void> {
  const row = { unit: line.unit ?? null, attribute_group: line.group, position: line.position };
  await db
    .insertInto('attribute')
    .values({ attribute_key: line.key, value_type: line.valueType, ...row })
    .onConflict((on) => on.column('attribute_key').doUpdateSet(row))
    .execute();
  for (const [language, label] of Object.entries(line.labels)) {
    const text = { label, section: line.sections[language] ?? null };
    await db
      .insertInto('attribute_text')
      .values({ attribute_key: line.key, language, ...text })
      .onConflict((on) => on.columns(['attribute_key', 'language']).doUpdateSet(text))
      .execute();
  }
  const options = line.options.flatMap(({ key, labels }) =>
    Object.entries(labels).map(([language, label]) => ({ option_key: key, language, label })),
  );
  await sql`
    insert into attribute_option (attribute_key, option_key, language, label)
    select ${line.key}, option_key, language, label
      from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as o(option_key text, language char(2), label text)
    on conflict (attribute_key, option_key, language) do update set label = excluded.label`.execute(db);
}

async function writeCategory(db: Transaction, line: LineOf<'category'>): Promise<void> {
  const { tenant, key, position } = line;
  const parent = selectCategoryIdByKey(tenant, line.parent ?? null);
  const next = sql<number>`(select coalesce(max(category_id), 0) + 1 from category where tenant_id = ${tenant})`;
  const row = { parent_id: parent, position, picture: line.picture ?? null };
  const guarded = removeTenantGuard(db, 'the tenant stands in the values');
  await guarded
    .insertInto('category')
    .values({ tenant_id: tenant, category_id: next, category_key: key, ...row })
    .onConflict((on) => on.columns(['tenant_id', 'category_key']).doUpdateSet(row))
    .execute();
  for (const [language, text] of Object.entries(line.texts)) {
    await guarded
      .insertInto('category_text')
      .values({ tenant_id: tenant, category_id: selectCategoryIdByKey(tenant, key), language, ...text })
      .onConflict((on) => on.columns(['tenant_id', 'category_id', 'language']).doUpdateSet(text))
      .execute();
  }
}

function selectCategoryIdByKey(tenant: string, key: string | null) {
  return sql<number>`(select category_id from category where tenant_id = ${tenant} and category_key = ${key})`;
}
