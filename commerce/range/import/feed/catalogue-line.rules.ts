import { z } from 'zod';
import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';
import { isLonger } from '../read/feed-text.rules.ts';

/** The first line of the project's own format. */
export const HEADER = { format: 'tavelo-catalogue', version: 1 } as const;

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
/** Made from a name of up to 150 characters; an umlaut can become two letters. */
const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(300);
const sku = z.string().regex(WHOLE_ARTICLE_NUMBER);
const language = z.string().regex(/^[a-z]{2}$/);
/** A text of so many letters at most, counted as in a feed: what came from one can be brought again. */
const limitText = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => !isLonger(text, most), `longer than ${most} letters`);
const line = limitText(200).min(1);
const minor = z.number().int().positive().max(9_999_999_999);
const address = z.union([
  z.url({ protocol: /^https?$/ }).max(2000),
  z
    .string()
    .regex(/^\/[^\p{C}\s\\]*$/u)
    .max(500),
]);
const recordByLanguage = <T extends z.ZodType>(value: T) => z.record(language, value);

const operator = z.object({
  type: z.literal('operator'),
  key,
  name: line,
  streetAddress: line,
  postalCode: z.string().trim().min(1).max(20),
  locality: line,
  country: z.string().regex(/^[A-Z]{2}$/),
  email: z.email().nullish(),
  url: z.url().nullish(),
});

const brand = z.object({
  type: z.literal('brand'),
  slug,
  name: limitText(70).min(1),
  manufacturer: key.nullish(),
  responsiblePerson: key.nullish(),
});

const colour = z.object({
  type: z.literal('colour'),
  key,
  family: key,
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  names: recordByLanguage(line),
});

const attribute = z.object({
  type: z.literal('attribute'),
  key,
  valueType: z.enum(['number', 'option', 'options', 'boolean', 'composition', 'text', 'measures']),
  unit: z.string().max(20).nullish(),
  group: key,
  position: z.number().int().min(0).default(0),
  labels: recordByLanguage(line),
  /** headings under which the product page shows it */
  sections: recordByLanguage(line).default({}),
  options: z
    .array(z.object({ key: z.string().min(1).max(80), labels: recordByLanguage(line) }))
    .max(2000)
    .default([]),
});

const category = z.object({
  type: z.literal('category'),
  tenant: key,
  key,
  parent: key.nullish(),
  position: z.number().int().min(0),
  picture: z.string().max(120).nullish(),
  texts: recordByLanguage(
    z.object({
      name: line,
      path: z
        .string()
        .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
        .max(1000),
      description: z.string().max(5000).default(''),
    }),
  ),
});

const text = z.object({
  name: limitText(150).min(1),
  slug: slug.optional(),
  description: limitText(5000),
  descriptionHtml: z.string().max(50_000).nullish(),
  highlights: z.array(line).max(100).optional(),
  keywords: z.string().max(2000).optional(),
  safetyNotes: z.array(z.string().trim().min(1).max(500)).max(30).optional(),
});

const words = z.object({
  name: limitText(150).min(1).optional(),
  pattern: limitText(100).min(1).optional(),
  material: limitText(100).min(1).optional(),
  age: limitText(100).min(1).optional(),
  gender: limitText(100).min(1).optional(),
});

const variant = z.object({
  sku,
  colour: key.nullish(),
  dimensions: z.record(key, limitText(100).min(1)).default({}),
  /** its title and further options by language: name, pattern, material, age, gender */
  words: recordByLanguage(words).optional(),
  gtin: z.string().nullish(),
  mpn: limitText(70).min(1).nullish(),
  condition: z.enum(['new', 'refurbished', 'used']).optional(),
  pictures: z.array(z.string().min(1).max(2000)).max(20).optional(),
  unitMeasure: z.number().positive().max(9_999_999).nullish(),
  unitOfMeasure: z.enum(['kg', 'l', 'm', 'm2']).nullish(),
  prices: z.record(key, z.object({ amountMinor: minor, recommendedMinor: minor.nullish() })).default({}),
  stock: z
    .record(
      key,
      z.object({
        quantity: z.number().int().min(0).max(9_999_999),
        deliveryDaysMin: z.number().int().min(0).max(365).optional(),
        deliveryDaysMax: z.number().int().min(0).max(365).optional(),
        expectedOn: z.iso.date().nullish(),
      }),
    )
    .default({}),
});

const product = z.object({
  type: z.literal('product'),
  sku,
  kind: key,
  department: z.enum(['fashion', 'shoes', 'furniture', 'electronics', 'appliances', 'tyres', 'general']),
  brand: slug,
  audience: z.enum(['women', 'men', 'girls', 'boys', 'unisex']).nullish(),
  attributes: z.record(key, z.json()).optional(),
  dimensions: z.array(key).max(5).default([]),
  energyClass: z.enum(['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']).nullish(),
  energyScaleBest: z.string().max(4).optional(),
  energyScaleWorst: z.string().max(4).optional(),
  eprelId: z
    .string()
    .regex(/^\d{1,10}$/)
    .nullish(),
  tyre: z.record(z.string(), z.json()).nullish(),
  powerSupplyIncluded: z.boolean().nullish(),
  chargingMinWatt: z.number().int().min(0).max(1000).nullish(),
  chargingMaxWatt: z.number().int().min(0).max(1000).nullish(),
  usbPowerDelivery: z.boolean().optional(),
  carbonFootprintGrams: z.number().int().min(0).nullish(),
  durabilityGuaranteeYears: z.number().int().min(3).max(100).nullish(),
  season: z.enum(['spring-summer', 'autumn-winter', 'all-year']).nullish(),
  manufacturer: key.nullish(),
  responsiblePerson: key.nullish(),
  popularity: z.number().int().min(0).optional(),
  releasedAt: z.iso.datetime({ offset: true }).optional(),
  texts: recordByLanguage(text),
  downloads: z
    .array(
      z.object({
        kind: z.enum([
          'assembly-instructions',
          'manufacturer-warranty',
          'product-datasheet',
          'safety-datasheet',
          'user-manual',
          'warning-label',
        ]),
        language: z.union([language, z.literal('')]).default(''),
        url: address,
        mediaType: z.string().max(100).default('application/pdf'),
      }),
    )
    .max(60)
    .default([]),
  variants: z.array(variant).min(1).max(500),
  /** by tenant: category keys, the first is the main one */
  listings: z.record(
    key,
    z.object({
      categories: z.array(key).min(1).max(20),
      discontinuedAt: z.iso.datetime({ offset: true }).nullish(),
    }),
  ),
});

/** One line of the project's own format: data missing from a product feed has its own lines before its products. */
export const catalogueLine = z.discriminatedUnion('type', [
  operator,
  brand,
  colour,
  attribute,
  category,
  product,
]);
export type CatalogueLine = z.infer<typeof catalogueLine>;
export type LineOf<Type extends CatalogueLine['type']> = Extract<CatalogueLine, { type: Type }>;

/** @returns the line, or everything that is wrong with it, by field */
export function readCatalogueLine(value: unknown): { line: CatalogueLine } | { reasons: readonly string[] } {
  if (value === undefined) return { reasons: ['is not JSON'] };
  const read = catalogueLine.safeParse(value);
  if (read.success) return { line: read.data };
  const reasons = read.error.issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.join('.') || 'line'}: ${message}`);
  return { reasons };
}
