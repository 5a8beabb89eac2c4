import { createHash } from 'node:crypto';
import { z } from 'zod';
import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';
import { TOPICS } from '../subscriber/may-receive.rules.ts';

/** An absolute address, or a path of the shop. */
const href = z
  .string()
  .regex(/^(?:https:\/\/[^\s"<>]{1,500}|\/[^\s"<>]{0,500})$/, 'an https address or a path');
const text = z.string().trim().min(1).max(5000);

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), text: text.max(200) }),
  z.strictObject({ type: z.literal('text'), text }),
  z.strictObject({ type: z.literal('picture'), src: href, alt: z.string().max(200), href: href.optional() }),
  z.strictObject({ type: z.literal('button'), label: text.max(80), href }),
  /** two in a row; names, prices and pictures are read when the edition is sent */
  z.strictObject({
    type: z.literal('articles'),
    skus: z.array(z.string().regex(WHOLE_ARTICLE_NUMBER)).min(1).max(12),
  }),
  z.strictObject({ type: z.literal('line') }),
]);

const editionText = z.strictObject({
  subject: text.max(150),
  /** the text that a mailbox shows beside the subject */
  preview: text.max(200),
  title: text.max(200),
  blocks: z.array(block).min(1).max(40),
});

/** unique for ever: an edition of one name is never sent twice to an address */
export const editionName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/);

const editionFile = z.strictObject({
  edition: editionName,
  /** key of one of the tenant's brands */
  brand: z.string(),
  topic: z.enum(TOPICS).default('news'),
  /** by locale */
  texts: z.record(z.string(), editionText),
});

export type Edition = z.output<typeof editionFile> & { readonly sha256: string };
export type EditionText = z.output<typeof editionText>;
export type EditionBlock = EditionText['blocks'][number];

/** @throws Error naming the file and its fault, where it is not an edition of the tenant */
export function parseEdition(
  name: string,
  json: string,
  tenant: { readonly id: string; readonly brands: readonly string[]; readonly locales: readonly string[] },
): Edition {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new Error(`${name}: not JSON`);
  }
  const parsed = editionFile.safeParse(given);
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  const { brand, texts } = parsed.data;
  if (!tenant.brands.includes(brand))
    throw new Error(`${name}: ${tenant.id} has no brand ${brand}: ${tenant.brands.join(', ')}`);
  const unknown = Object.keys(texts).filter((locale) => !tenant.locales.includes(locale));
  if (unknown.length > 0) throw new Error(`${name}: ${tenant.id} has no locale ${unknown.join(', ')}`);
  if (Object.keys(texts).length === 0) throw new Error(`${name}: texts are empty`);
  return { ...parsed.data, sha256: createHash('sha256').update(JSON.stringify(parsed.data)).digest('hex') };
}
