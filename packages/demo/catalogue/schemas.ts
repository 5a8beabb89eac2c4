import { z } from 'zod';

/** One text in the three languages of the demo: Dutch, German, French. */
export const text = z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)]).readonly();
export const texts = z.array(text).readonly();
export const department = z.enum(['fashion', 'shoes', 'furniture', 'electronics', 'appliances', 'tyres']);
export const audience = z.enum(['women', 'men', 'girls', 'boys', 'unisex']);
export const energyClass = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
export const keys = z.array(z.string()).readonly();

const fibre = z.strictObject({ option: z.string(), percent: z.int().min(1).max(100) });
/** Fibres of one part sum to 100, the largest first (Regulation (EU) 1007/2011). */
const composition = z
  .array(
    z.strictObject({
      part: z.string(),
      fibres: z
        .array(fibre)
        .readonly()
        .refine((fibres) => fibres.reduce((sum, { percent }) => sum + percent, 0) === 100, 'not 100 percent'),
    }),
  )
  .readonly();

const attributeValue = z.union([z.number(), z.boolean(), z.string(), keys, composition]);
export const attributes = z.record(z.string(), attributeValue).readonly();

export const option = z
  .strictObject({
    key: z.string(),
    name: text,
    sentence: text.optional(),
    highlight: text.optional(),
    attributes: attributes.optional(),
    colours: keys.optional(),
    price: z.number().positive().optional(),
    bases: keys.optional(),
    audiences: z.array(audience).readonly().optional(),
  })
  .readonly();

const scale = z
  .strictObject({
    dimension: z.enum(['size', 'storage', 'width']),
    values: keys,
    step: z.number().min(0),
    count: z.tuple([z.int().min(1), z.int().min(1)]).readonly(),
  })
  .readonly();
const namedScale = z.enum(['garment', 'letter', 'shoe', 'trouser', 'sock']);

/** An attribute that no option decides: a value, one of several, or a whole number in a range, divided or multiplied. */
const detail = z.union([
  z.strictObject({ pick: z.array(attributeValue).min(1).readonly() }).readonly(),
  z
    .strictObject({
      whole: z.tuple([z.int(), z.int()]).readonly(),
      per: z.number().positive().optional(),
      times: z.number().positive().optional(),
    })
    .readonly(),
  attributeValue,
]);

/** A kind's file. An option of an axis may be the name of one that several kinds share (`options.json`). */
export const kindFile = z.strictObject({
  kind: z.string(),
  picture: z.string(),
  department,
  share: z.number().positive(),
  audiences: z.partialRecord(audience, z.number().positive()),
  axes: z.array(z.array(z.union([z.string(), option])).min(1)).min(1),
  names: texts,
  openings: texts,
  closings: texts,
  highlights: texts,
  keywords: text,
  colours: keys,
  colourCount: z.tuple([z.int().min(1), z.int().min(1)]).readonly(),
  scale: z.union([namedScale, scale]).optional(),
  price: z.tuple([z.number().positive(), z.number().positive()]).readonly(),
  energyClasses: z.array(energyClass).readonly().optional(),
  energyScale: z.tuple([z.string(), z.string()]).readonly().optional(),
  pricedByArea: z.boolean().optional(),
  powerSupplyShare: z.number().min(0).max(1).optional(),
  details: z.record(z.string(), detail).readonly().optional(),
});

export type Scale = z.output<typeof scale>;
export type ScaleName = z.output<typeof namedScale>;
export type Detail = z.output<typeof detail>;
