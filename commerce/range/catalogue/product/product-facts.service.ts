import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { formatDate, formatMeasure, formatPercent } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import {
  type AttributeDefinition,
  type AttributeGroup,
  type AttributeWriter,
  capitalizeLabel,
  createAttributeReader,
  printAttributes,
  SHEET_GROUP,
} from '../attribute.rules.ts';
import { buildFieldDefinitions, isFieldKey } from '../product-fields.rules.ts';
import { getAttributeDefinitions } from '../reference.service.ts';
import { spellUnit } from '../unit-text.rules.ts';
import { type FactReader, printFacts, selectUsualFacts } from './key-facts.rules.ts';
import type { ProductCard } from './product.queries.ts';

/** A product's attributes in the context's locale, by heading, as pages have them. */
export async function listAttributes(
  ctx: RequestContext,
  card: Pick<ProductCard, 'attributes'>,
): Promise<AttributeGroup[]> {
  return (await listAllAttributes(ctx, card)).filter(({ group }) => group !== SHEET_GROUP);
}

/** Including those shown only in the product information sheet. */
export async function listAllAttributes(
  ctx: RequestContext,
  { attributes }: Pick<ProductCard, 'attributes'>,
): Promise<AttributeGroup[]> {
  const [definitions, { writer }] = await Promise.all([
    getAttributeDefinitions(ctx),
    createAttributeWriter(ctx),
  ]);
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
 * the order of its filters. Behind them stand the fields that an extension has put on tiles.
 */
export async function listKeyFacts(
  ctx: RequestContext,
  { kind, attributes }: Pick<ProductCard, 'kind' | 'attributes'>,
): Promise<string[]> {
  const [definitions, { writer, text }] = await Promise.all([
    getAttributeDefinitions(ctx),
    createAttributeWriter(ctx),
  ]);
  const { defined, stored, print } = createAttributeReader(attributes, definitions, writer);
  const getLabel = (key: string) => defined.get(key)?.label ?? null;
  const reader: FactReader = {
    value: (key) => print(key),
    bare: (key) => print(key, true),
    label: getLabel,
    counted: (key) => {
      const count = stored(key);
      const words = COUNTED[key];
      return words && typeof count === 'number' ? text(words, { count }) : null;
    },
    flag: (key) => (stored(key) === true ? getLabel(key) : null),
  };
  const chosen = ctx.tenant.kindFacts[kind];
  const added = buildFieldDefinitions(ctx.tenant, ctx.language, 'tile');
  const usual = [...defined.values()].filter(({ key }) => !isFieldKey(key));
  const [first, ...others] = [
    ...(chosen ? printFacts(chosen.facts, reader) : selectUsualFacts(sortByFilterOrder(ctx, usual), reader)),
    ...(added.length === 0 ? [] : printAddedFacts(attributes, added, writer)),
  ];
  return first === undefined ? [] : [capitalizeLabel(first), ...others];
}

function printAddedFacts(
  attributes: unknown,
  added: readonly AttributeDefinition[],
  writer: AttributeWriter,
): string[] {
  const { defined, print } = createAttributeReader(attributes, added, writer);
  return [...defined.values()].flatMap(({ key, label, valueType }) => {
    const value = print(key);
    if (value === null) return [];
    // a negated value is no reason to look at an article
    if (valueType === 'boolean') return value === writer.yes ? [label] : [];
    return [`${label}: ${value}`];
  });
}

/** Attributes as the filters of a list stand: those that the tenant puts first, then the others. */
function sortByFilterOrder(
  { tenant }: Pick<RequestContext, 'tenant'>,
  definitions: readonly AttributeDefinition[],
): AttributeDefinition[] {
  const places = new Map(tenant.filterOrder.map((key, place) => [key, place]));
  const getFilterPosition = ({ key }: AttributeDefinition) => places.get(key) ?? tenant.filterOrder.length;
  const shown = definitions.filter(({ group }) => group !== SHEET_GROUP);
  return shown.toSorted((one, other) => getFilterPosition(one) - getFilterPosition(other));
}

async function createAttributeWriter({ locale, log, tenant }: RequestContext) {
  const { text } = await loadTranslator(locale, (fault) => log.warn(fault, 'text fault'));
  const writer: AttributeWriter = {
    writeNumber: (value) => formatMeasure(value, locale),
    writePercent: (value) => formatPercent(value, locale),
    writeDay: (day) => formatDate(day, locale, tenant.timeZone),
    writeUnit: (unit) => spellUnit(unit, text),
    yes: text('attribute.value.yes'),
    no: text('attribute.value.no'),
    animalParts: text('product.textile.animalParts'),
    writePart: (name, fibres) => text('attribute.part', { name, fibres }),
  };
  return { writer, text };
}
