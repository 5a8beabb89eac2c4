import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type AttributeDefinition, buildDefinitions } from './attribute.rules.ts';
import type { Colour } from './listing/offer.rules.ts';
import { createSpeller } from './spelling.rules.ts';

export async function loadColours(ctx: RequestContext): Promise<ReadonlyMap<string, Colour>> {
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

export async function loadAttributes(ctx: RequestContext): Promise<AttributeDefinition[]> {
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
