import { type CacheOptions, cached, createOncePerProcess } from '#commerce/ground/kernel/cached.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { AttributeDefinition } from './attribute.rules.ts';
import type { Colour } from './listing/offer.rules.ts';
import { buildFieldDefinitions } from './product-fields.rules.ts';
import { loadAttributes, loadColours } from './reference.store.ts';

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

/**
 * All attribute definitions in the order in which a product shows them, named in the context's locale; last those that
 * the tenant's extensions have added.
 */
export async function getAttributeDefinitions(ctx: RequestContext): Promise<Reference['attributes']> {
  const shared = await references(ctx.events).attributes.get(ctx.locale, () => loadAttributes(ctx));
  const added = buildFieldDefinitions(ctx.tenant, ctx.language, 'facts');
  return added.length === 0 ? shared : [...shared, ...added];
}
