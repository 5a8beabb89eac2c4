import { type CacheOptions, cached, createOncePerProcess } from '#commerce/ground/kernel/cached.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type AttributeDefinition, buildDefinitions } from './attribute.rules.ts';
import type { Colour } from './listing/offer.rules.ts';
import { createSpeller } from './spelling.rules.ts';

type Reference = {
  readonly colours: ReadonlyMap<string, Colour>;
  readonly attributes: readonly AttributeDefinition[];
};

/** Colours and attribute definitions change with an import, at most daily. */
const LIFETIME_MS = 15 * 60_000;

const references = createOncePerProcess((events) => {
  const options: CacheOptions<unknown> = {
    ttlMs: LIFETIME_MS,
    max: 50,
    dropOn: { events, isOutdated: ({ type }) => type === 'category-changed' },
  };
  return {
    colours: cached<Reference['colours']>(options),
    attributes: cached<Reference['attributes']>(options),
  };
});

/** All colours by key, named in the context's locale. */
export function getColours(ctx: RequestContext): Promise<Reference['colours']> {
  return references(ctx.events).colours.get(ctx.locale, () => loadColours(ctx));
}

/** All attribute definitions in the order in which a product shows them, named in the context's locale. */
export function getAttributeDefinitions(ctx: RequestContext): Promise<Reference['attributes']> {
  return references(ctx.events).attributes.get(ctx.locale, () => loadAttributes(ctx));
}

async function loadColours(ctx: RequestContext): Promise<ReadonlyMap<string, Colour>> {
  const write = createSpeller(ctx.locale);
  const rows = await ctx.db
    .selectFrom('colour as c')
    .leftJoin('colour_text as t', (on) =>
      on.onRef('t.colour_key', '=', 'c.colour_key').on('t.language', '=', ctx.language),
    )
    .select(['c.colour_key as key', 'c.hex', 'c.family', 't.name'])
    .execute();
  return new Map(rows.map(({ name, ...row }) => [row.key, { ...row, name: write(name ?? row.key) }]));
}

async function loadAttributes(ctx: RequestContext): Promise<AttributeDefinition[]> {
  const write = createSpeller(ctx.locale);
  const definitions = await ctx.db
    .selectFrom('attribute as a')
    .innerJoin('attribute_text as t', 't.attribute_key', 'a.attribute_key')
    .where('t.language', '=', ctx.language)
    .select(['a.attribute_key as key', 'a.value_type', 'a.unit', 'a.attribute_group', 't.label', 't.section'])
    .orderBy('a.position')
    .orderBy('a.attribute_key')
    .execute();
  const options = await ctx.db
    .selectFrom('attribute_option')
    .where('language', '=', ctx.language)
    .select(['attribute_key', 'option_key', 'label'])
    .execute();
  return buildDefinitions(definitions, options, write);
}
