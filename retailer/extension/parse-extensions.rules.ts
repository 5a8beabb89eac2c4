import semver from 'semver';
import { z } from 'zod';
import { RetailerError } from '../retailer-error.ts';
import type { Extension } from './extension.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CAMEL = /^[a-z][A-Za-z0-9]{0,39}$/;
/** PostgreSQL cuts names at 63 characters; the schema is `ext_` and the name. */
const MAX_NAME = 40;
const MAX_FIELDS = 20;
const FIELD_OWNERS: Readonly<Record<string, string>> = { order: 'an order', product: 'products' };

const words = z.record(
  z.string().regex(/^[a-z]{2}$/, 'a language is two letters'),
  z.string().min(1).max(300),
);
const work = z.custom<unknown>((value) => typeof value === 'function', 'a function');
const rule = z.strictObject({ onFault: z.enum(['ignore', 'refuse']), decide: work });

const maxLength = z.number().int().min(1).max(500);
const options = z
  .array(z.strictObject({ value: z.string().min(1).max(100), label: words }))
  .min(1)
  .max(100);

const fieldBase = {
  key: z.string().regex(CAMEL, 'camelCase, at most 40 characters'),
  label: words,
  hint: words.optional(),
  required: z.boolean().optional(),
  shownIn: z.array(z.enum(['mail', 'invoice'])).optional(),
  personal: z
    .strictObject({ legalBasis: z.enum(['contract', 'consent', 'legal-obligation', 'legitimate-interest']) })
    .optional(),
};
const orderField = z.discriminatedUnion('type', [
  z.strictObject({
    ...fieldBase,
    type: z.literal('text'),
    maxLength,
    pattern: z
      .strictObject({
        source: z.string().max(500).refine(isPattern, 'no regular expression'),
        message: words,
      })
      .optional(),
  }),
  z.strictObject({
    ...fieldBase,
    type: z.literal('choice'),
    options,
  }),
  z.strictObject({ ...fieldBase, type: z.literal('yes-no') }),
]);

const productFieldBase = {
  key: fieldBase.key,
  label: words,
  shownIn: z.array(z.enum(['facts', 'tile'])).optional(),
  facet: z.boolean().optional(),
  access: z.enum(['everybody', 'shop']).optional(),
};
const productField = z
  .discriminatedUnion('type', [
    z.strictObject({ ...productFieldBase, type: z.literal('text'), maxLength }),
    z.strictObject({
      ...productFieldBase,
      type: z.literal('number'),
      unit: z.string().min(1).max(20).optional(),
    }),
    z.strictObject({ ...productFieldBase, type: z.literal('yes-no') }),
    z.strictObject({ ...productFieldBase, type: z.literal('choice'), options }),
    z.strictObject({ ...productFieldBase, type: z.literal('date') }),
  ])
  .refine(({ type, facet }) => !(facet && type === 'date'), 'nobody filters by a date: leave out facet')
  .refine(
    ({ access, facet, shownIn }) => access !== 'shop' || !(facet || shownIn?.length),
    "access: 'shop' is shown nowhere: leave out facet and shownIn",
  );

const extension = z.strictObject({
  name: z.string().regex(KEBAB, 'kebab-case').max(MAX_NAME),
  folder: z.string().min(1),
  shop: z.string().refine((range) => semver.validRange(range) !== null, 'a range of versions, e.g. ^1.0'),
  settings: z.custom((value) => value instanceof z.ZodType, 'a schema of `z`').optional(),
  publicSettings: work.optional(),
  fields: z
    .strictObject({
      order: z.array(orderField).max(MAX_FIELDS).optional(),
      product: z.array(productField).max(MAX_FIELDS).optional(),
    })
    .optional(),
  rules: z.strictObject({ order: rule.optional(), paymentMethods: rule.optional() }).optional(),
  on: z.strictObject({ order: work.optional() }).optional(),
  providers: z.strictObject({ payment: work.optional() }).optional(),
  jobs: z
    .record(
      z.string().regex(KEBAB, 'kebab-case'),
      z.strictObject({ everySeconds: z.number().min(5), run: work }),
    )
    .optional(),
  commands: z
    .record(z.string().regex(KEBAB, 'kebab-case'), z.strictObject({ usage: z.string().min(1), run: work }))
    .optional(),
  calls: z
    .record(
      z.string().regex(KEBAB, 'kebab-case'),
      z.strictObject({
        method: z.enum(['GET', 'POST']),
        access: z.enum(['everybody', 'secret']),
        answer: work,
      }),
    )
    .optional(),
});

const shopConfig = z.strictObject({ extensions: z.array(extension) });

/**
 * @param file that is named in errors
 * @param version of the product
 * @throws RetailerError with a line for each wrong entry: an unknown key, a name that stands twice, a range that does not
 *   include the product's version
 */
export function parseExtensions(file: string, config: unknown, version: string): readonly Extension[] {
  const parsed = shopConfig.safeParse(config);
  const faults = parsed.success
    ? findContradictions(parsed.data.extensions, version)
    : parsed.error.issues.map((issue) => `${describePlace(config, issue.path)}: ${issue.message}`);
  if (faults.length > 0)
    throw new RetailerError(`${file} is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return (config as { readonly extensions: readonly Extension[] }).extensions;
}

function findContradictions(extensions: readonly z.output<typeof extension>[], version: string): string[] {
  return extensions.flatMap(({ name, shop, fields }, index) => {
    const faults: string[] = [];
    if (extensions.findIndex((other) => other.name === name) < index)
      faults.push(`the extension ${name} stands twice; give one of them another name`);
    if (!semver.satisfies(version, shop, { includePrerelease: true }))
      faults.push(
        `the extension ${name} works with ${shop}, this product is ${version}; run \`npm run shop -- upgrade-check\``,
      );
    for (const [of, some = []] of Object.entries(fields ?? {})) {
      // the names of columns and filters tell no capitals
      const keys = some.map(({ key }) => key.toLowerCase());
      for (const key of new Set(keys.filter((one, at) => keys.indexOf(one) < at)))
        faults.push(`the extension ${name} has the field ${key} of ${FIELD_OWNERS[of]} twice`);
    }
    return faults;
  });
}

/** Names the extension in place of its number. */
function describePlace(config: unknown, path: readonly PropertyKey[]): string {
  const [first, index, ...rest] = path;
  if (first !== 'extensions' || typeof index !== 'number') return path.join('.') || 'default export';
  const { extensions } = config as { readonly extensions: readonly { readonly name?: unknown }[] };
  const name = extensions[index]?.name;
  return [typeof name === 'string' ? name : `extensions.${index}`, ...rest].join('.');
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
