import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { formatNumber, formatPercent } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import { textsFor } from '#texts/load.ts';
import {
  type AttributeDefinition,
  type AttributeGroup,
  type AttributeWriter,
  attributeReader,
  begunLarge,
  printAttributes,
  SHEET_GROUP,
} from './attribute.rules.ts';
import { type FactReader, printFacts, usualFacts } from './key-facts.rules.ts';
import type { ProductCard } from './product.service.ts';
import { attributeDefinitions } from './reference.service.ts';

/** A product's attributes in the context's locale, by heading, as pages have them. */
export async function attributesOf(
  ctx: RequestContext,
  card: Pick<ProductCard, 'attributes'>,
): Promise<AttributeGroup[]> {
  return (await allAttributesOf(ctx, card)).filter(({ group }) => group !== SHEET_GROUP);
}

/** With those that the product information sheet alone says. */
export async function allAttributesOf(
  ctx: RequestContext,
  { attributes }: Pick<ProductCard, 'attributes'>,
): Promise<AttributeGroup[]> {
  const [definitions, { writer }] = await Promise.all([attributeDefinitions(ctx), writerOf(ctx)]);
  return printAttributes(attributes, definitions, writer);
}

/** Attributes without a unit whose number a text puts into words. */
const COUNTED: Readonly<Record<string, TextKey>> = {
  seats: 'attribute.count.seats',
  doors: 'attribute.count.doors',
  'place-settings': 'attribute.count.place-settings',
};

/**
 * Three or four facts by the product's kind, as the tenant has chosen them; without a choice the first attributes in
 * the order of its filters.
 */
export async function keyFactsOf(
  ctx: RequestContext,
  { kind, attributes }: Pick<ProductCard, 'kind' | 'attributes'>,
): Promise<string[]> {
  const [definitions, { writer, text }] = await Promise.all([attributeDefinitions(ctx), writerOf(ctx)]);
  const { defined, stored, print } = attributeReader(attributes, definitions, writer);
  const labelOf = (key: string) => defined.get(key)?.label ?? null;
  const reader: FactReader = {
    value: (key) => print(key),
    bare: (key) => print(key, true),
    label: labelOf,
    counted: (key) => {
      const count = stored(key);
      const words = COUNTED[key];
      return words && typeof count === 'number' ? text(words, { count }) : null;
    },
    flag: (key) => (stored(key) === true ? labelOf(key) : null),
  };
  const chosen = ctx.tenant.kindFacts[kind];
  const [first, ...others] = chosen
    ? printFacts(chosen.facts, reader)
    : usualFacts(inFilterOrder(ctx, [...defined.values()]), reader);
  return first === undefined ? [] : [begunLarge(first), ...others];
}

/** Attributes as the filters of a list stand: those that the tenant puts first, then the others. */
function inFilterOrder(
  { tenant }: Pick<RequestContext, 'tenant'>,
  definitions: readonly AttributeDefinition[],
): AttributeDefinition[] {
  const places = new Map(tenant.filterOrder.map((key, place) => [key, place]));
  const placeOf = ({ key }: AttributeDefinition) => places.get(key) ?? tenant.filterOrder.length;
  const shown = definitions.filter(({ group }) => group !== SHEET_GROUP);
  return shown.toSorted((one, other) => placeOf(one) - placeOf(other));
}

async function writerOf({ locale, log }: RequestContext) {
  const { text } = await textsFor(locale, (fault) => log.warn(fault, 'text fault'));
  const writer: AttributeWriter = {
    number: (value) => formatNumber(value, locale),
    percent: (value) => formatPercent(value, locale),
    unit: (unit) => (unit === 'inch' ? text('attribute.unit.inch') : unit),
    yes: text('attribute.value.yes'),
    no: text('attribute.value.no'),
    animalParts: text('product.textile.animalParts'),
    part: (name, fibres) => text('attribute.part', { name, fibres }),
  };
  return { writer, text };
}
