import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { isContentIdentifier } from './content-address.rules.ts';
import { contentPage } from './content-blocks.rules.ts';
import type { ContentBuckets, Found } from './content-buckets.ts';
import { plainText, readRichText } from './rich-text.rules.ts';
import { type ServiceParameters, serviceParameters } from './service-parameters.rules.ts';
import { target, text } from './written.rules.ts';

/** A context that reaches the content buckets. */
export type ContentContext = RequestContext & { readonly content: ContentBuckets };

/** Icons that a promise of the usp bar may have. */
export const USP_ICONS = ['check', 'truck', 'return', 'wallet', 'voucher', 'phone'] as const;

const teaser = z.object({
  /** picture source id, wide */
  picture: text,
  /** picture source id, square */
  pictureSmall: text,
  headline: text,
  text: z.string(),
  /** category path without slashes at the ends */
  path: z.string().regex(/^[a-z0-9][a-z0-9/-]*$/),
  callToAction: text,
});

/** `storefront`, the home page. */
export const storefrontFile = z.object({
  /** the first is the page's large one */
  teasers: z.array(teaser).max(20),
  /** ideas further down the page */
  inspiration: z.array(teaser).max(6).default([]),
});

/** `bucket-usp-bar` of a channel and language. */
export const uspBarFile = z.strictObject({
  usps: z
    .array(
      z.strictObject({
        text: text.max(80),
        icon: z.enum(USP_ICONS).default('check'),
        to: target.nullable().default(null),
      }),
    )
    .max(20),
});

/** A page with its parameters filled in. */
export type ContentPage = z.infer<typeof contentPage> & { readonly identifier: string };
export type Teaser = z.infer<typeof teaser>;
/** What an editor puts on the home page. */
export type HomeContent = z.infer<typeof storefrontFile>;
export type Usp = z.infer<typeof uspBarFile>['usps'][number];

/** A content page could not be read, and there is no earlier version of it. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
}

/**
 * A content page by its identifier (product 2.6). @returns null: there is none, or it can not be had (logged)
 */
export async function findContentPage(ctx: ContentContext, identifier: string): Promise<ContentPage | null> {
  const found = await findPage(ctx, identifier);
  return found.state === 'found' ? filledPage(ctx, identifier, found.value) : null;
}

/**
 * The same for a page that the visitor asked for. @returns null: there is none
 * @throws ContentUnavailableError when nobody can say whether there is one
 */
export async function openContentPage(ctx: ContentContext, identifier: string): Promise<ContentPage | null> {
  const found = await findPage(ctx, identifier);
  if (found.state === 'failed')
    throw new ContentUnavailableError(`the content page ${identifier} of ${ctx.tenant.id} can not be read`);
  return found.state === 'found' ? filledPage(ctx, identifier, found.value) : null;
}

function findPage(ctx: ContentContext, identifier: string): Promise<Found<z.infer<typeof contentPage>>> {
  return findInBucket(ctx, { kind: 'page', identifier }, contentPage);
}

function filledPage(ctx: ContentContext, identifier: string, page: z.infer<typeof contentPage>): ContentPage {
  return { ...fillContent(ctx, page), identifier };
}

/**
 * The identifier of the page that stands at a path (product 2.6): without the language's prefix, slashes as hyphens.
 * @param prefix of the locale, without slashes; '' for none
 */
export function contentIdentifierOf(path: string, prefix: string): string {
  return path
    .slice(prefix === '' ? 1 : prefix.length + 2)
    .replace(/\/$/, '')
    .replaceAll('/', '-');
}

/** Content with its `{parameter}`s filled in: numbers stand in the settings only. */
export function fillContent<T>({ tenant, locale }: ContentContext, value: T): T {
  return filled(value, serviceParameters(tenant, locale));
}

function filled<T>(value: T, parameters: ServiceParameters): T {
  if (typeof value === 'string') return fillIn(value, parameters) as T;
  if (Array.isArray(value)) return value.map((one) => filled(one, parameters)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, parameters)])) as T;
}

function fillIn(source: string, parameters: Readonly<Record<string, string | number>>): string {
  return source.replace(/\{([A-Za-z]+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

/** The paragraphs of a page that is printed: blocks that are not text have none. */
export function sectionsOf({ blocks }: ContentPage): { heading: string | null; paragraphs: string[] }[] {
  return blocks.flatMap((block) =>
    block.type === 'text'
      ? [{ heading: block.heading, paragraphs: block.paragraphs.map((one) => plainText(readRichText(one))) }]
      : [],
  );
}

/** The home page's teasers, in order; none when there is no such content. */
export async function homeContent(ctx: ContentContext): Promise<HomeContent> {
  const home = await readBucket(ctx, { kind: 'page', identifier: 'storefront' }, storefrontFile);
  return home ? fillContent(ctx, home) : { teasers: [], inspiration: [] };
}

export type Channel = 'web' | 'mobile';

/** Promises in a line above the header; their bucket is addressed by channel and language (product 2.6). */
export async function uspBarOf(ctx: ContentContext, channel: Channel): Promise<readonly Usp[] | null> {
  const place = { kind: channel, identifier: 'bucket-usp-bar', locale: ctx.language } as const;
  const bar = await readBucket(ctx, place, uspBarFile);
  return bar && fillContent(ctx, bar).usps;
}

/** Kinds of static content; each is a folder of the buckets, pages stand above them. */
export const BUCKET_KINDS = [
  'page',
  'web',
  'mobile',
  'flyout',
  'banner',
  'sheet',
  'seo',
  'survey',
  'promotion',
  'voucher',
  'layer',
] as const;

export type BucketPlace = {
  readonly kind: (typeof BUCKET_KINDS)[number];
  readonly identifier: string;
  /** the context's when absent */
  readonly locale?: string;
  readonly code?: string;
  readonly category?: string;
  readonly path?: string;
};

/**
 * A file of the content buckets, checked by its schema when it is read. One place has one schema.
 * @returns null: there is none, or it can not be had and never could (logged)
 */
export async function readBucket<T>(
  ctx: ContentContext,
  place: BucketPlace,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const found = await findInBucket(ctx, place, schema);
  return found.state === 'found' ? found.value : null;
}

async function findInBucket<T>(
  ctx: ContentContext,
  { kind, identifier, locale = ctx.locale, ...named }: BucketPlace,
  schema: z.ZodType<T>,
): Promise<Found<T>> {
  if (!isContentIdentifier(identifier)) return { state: 'missing' };
  const subfolder = kind === 'page' ? '' : kind;
  const where = { tenant: ctx.tenant.id, locale, language: ctx.language, identifier, subfolder, ...named };
  return ctx.content.find(where, (source) => parseContent(JSON.parse(source), schema));
}

/** @throws RangeError naming every field that is wrong */
export function parseContent<T>(stored: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
  );
  throw new RangeError(faults.join('; '));
}
