import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { formatNumber, formatPercent } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import { textsFor } from '#texts/load.ts';
import {
  type AttributeGroup,
  type AttributeWriter,
  printAttributes,
  printOneAttribute,
  storedValue,
} from './attribute.rules.ts';
import { printFacts } from './key-facts.rules.ts';
import type { ProductCard } from './product.service.ts';
import { attributeDefinitions } from './reference.service.ts';

/** A product's attributes in the context's locale, by heading. */
export async function attributesOf(
  ctx: RequestContext,
  { attributes }: Pick<ProductCard, 'attributes'>,
): Promise<AttributeGroup[]> {
  const [definitions, { writer }] = await Promise.all([attributeDefinitions(ctx), writerOf(ctx)]);
  return printAttributes(attributes, definitions, writer);
}

/** Numbers without a unit that a fact says in words. */
const COUNTED: Readonly<Record<string, TextKey>> = {
  seats: 'attribute.count.seats',
  doors: 'attribute.count.doors',
  'place-settings': 'attribute.count.place-settings',
};

/** Three or four facts by the product's kind, as the tenant has chosen them; [] for a kind without. */
export async function keyFactsOf(
  ctx: RequestContext,
  { kind, attributes }: Pick<ProductCard, 'kind' | 'attributes'>,
): Promise<string[]> {
  const chosen = ctx.tenant.kindFacts[kind];
  if (!chosen) return [];
  const [definitions, { writer, text }] = await Promise.all([attributeDefinitions(ctx), writerOf(ctx)]);
  const one = (key: string, bare = false) =>
    printOneAttribute(attributes, definitions, { key, bare }, writer);
  return printFacts(chosen.facts, {
    value: (key) => one(key)?.value ?? null,
    bare: (key) => one(key, true)?.value ?? null,
    label: (key) => one(key)?.label ?? null,
    counted: (key) => {
      const count = storedValue(attributes, key);
      const words = COUNTED[key];
      return words && typeof count === 'number' ? text(words, { count }) : null;
    },
  });
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
  };
  return { writer, text };
}
