import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { ContentBuckets, Found } from './bucket/content-buckets.ts';
import { isContentPlace } from './content-address.rules.ts';
import { contentPage } from './content-blocks.rules.ts';
import { type FileFault, findFaults } from './content-faults.rules.ts';
import type { Draft } from './preview/content-preview.ts';
import { buildServiceParameters, fillParameters } from './service-parameters.rules.ts';
import { applyFrenchSpaces } from './text/french-spaces.rules.ts';
import { extractPlainText, readRichText } from './text/rich-text.rules.ts';
import { pictureName, target, text } from './text/written.rules.ts';

/** A context that reaches the content buckets. */
export type ContentContext = RequestContext & { readonly content: ContentBuckets };

/** Icons that a promise of the usp bar may have. */
export const USP_ICONS = ['check', 'truck', 'return', 'wallet', 'voucher', 'phone'] as const;

const teaser = z.strictObject({
  /** wide */
  picture: pictureName,
  /** square */
  pictureSmall: pictureName,
  headline: text.max(200),
  text: z.string().max(1000),
  /** category path without slashes at the ends */
  path: z.string().regex(/^[a-z0-9][a-z0-9/-]{0,200}$/),
  callToAction: text.max(100),
});

/** `storefront`, the home page. */
export const storefrontFile = z.strictObject({
  /** the first is the page's large one */
  teasers: z.array(teaser).max(20),
  /** further teasers down the page */
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
/** The home page as an editor writes it. */
export type HomeContent = z.infer<typeof storefrontFile>;
export type Usp = z.infer<typeof uspBarFile>['usps'][number];

/** A content page could not be read, and there is no earlier version of it. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
}

/** Identifier of the home page (product 2.6). */
const HOME = 'storefront';

/** A page by its identifier (product 2.6); a CMS finds it by its path, without slashes at the ends. */
export type PagePlace = { readonly identifier: string; readonly path?: string };

/** @returns null if there is no such page, or it cannot be read (logged) */
export async function findContentPage(ctx: ContentContext, place: PagePlace): Promise<ContentPage | null> {
  const found = await findPage(ctx, place);
  return found.state === 'found' ? fillPage(ctx, place, found.value) : null;
}

/**
 * {@link findContentPage} for a page that the visitor has opened.
 * @param preview token of a link to an unpublished page; null if the visitor has none
 * @returns null if there is none
 * @throws ContentUnavailableError if it is unknown whether there is one
 */
export async function openContentPage(
  ctx: ContentContext,
  place: PagePlace,
  preview: string | null = null,
): Promise<ContentPage | null> {
  const { identifier } = place;
  const found = await (preview === null
    ? findPage(ctx, place)
    : findUnpublished(ctx, place, { token: preview, schema: contentPage }));
  if (found.state === 'failed')
    throw new ContentUnavailableError(`the content page ${identifier} of ${ctx.tenant.id} cannot be read`);
  return found.state === 'found' ? fillPage(ctx, place, found.value) : null;
}

function findPage(
  ctx: ContentContext,
  { identifier, path = '' }: PagePlace,
): Promise<Found<z.infer<typeof contentPage>>> {
  return findInBucket(ctx, { kind: 'page', identifier, path }, contentPage);
}

async function findUnpublished<T>(
  ctx: ContentContext,
  place: PagePlace,
  { token, schema }: { readonly token: string; readonly schema: z.ZodType<T> },
): Promise<Found<T>> {
  const draft = await readDraft(ctx, place, token);
  if (draft.state === 'missing') return draft;
  try {
    if (draft.state === 'unread') throw new Error(draft.reason);
    return { state: 'found', value: parseContent(JSON.parse(draft.text), schema) };
  } catch (error) {
    const { address } = draft;
    ctx.log.warn({ address, tenant: ctx.tenant.id }, `Error on initial fetching data: ${getReason(error)}`);
    return { state: 'failed' };
  }
}

async function readDraft(
  ctx: ContentContext,
  { identifier, path = '' }: PagePlace,
  token: string,
): Promise<Draft> {
  const { preview } = ctx.content;
  if (!preview || !isContentPlace({ identifier, path })) return { state: 'missing' };
  const { tenant, locale, language, clock } = ctx;
  return preview.read({ tenant: tenant.id, locale, language, identifier, path }, token, clock.now());
}

/** Why an unpublished page cannot be shown, for the editor who opened its link. */
export type DraftFaults = {
  /** the file's address */
  readonly file: string;
  /** `line` null if the file could not be read, or its line numbers mean nothing to an editor */
  readonly faults: readonly (Omit<FileFault, 'line'> & { readonly line: number | null })[];
};

/**
 * @param preview token of the link to it
 * @returns null if it has no fault, there is no such page, or the link is wrong
 */
export async function findDraftFaults(
  ctx: ContentContext,
  place: PagePlace,
  preview: string,
): Promise<DraftFaults | null> {
  const draft = await readDraft(ctx, place, preview);
  if (draft.state === 'missing') return null;
  const { address: file } = draft;
  if (draft.state === 'unread') return { file, faults: [{ line: null, field: '', message: draft.reason }] };
  const faults = findFaults(draft.text, place.identifier === HOME ? storefrontFile : contentPage);
  if (faults.length === 0) return null;
  return { file, faults: faults.map((fault) => (draft.isMade ? { ...fault, line: null } : fault)) };
}

const getReason = (error: unknown) => (error instanceof Error ? error.message : String(error));

function fillPage(
  ctx: ContentContext,
  { identifier }: PagePlace,
  page: z.infer<typeof contentPage>,
): ContentPage {
  return { ...fillContent(ctx, page), identifier };
}

/**
 * The page at a path (product 2.6): without the language's prefix, in its identifier slashes as hyphens; at the empty
 * path the home page.
 * @param prefix of the locale, without slashes; '' for none
 */
export function resolvePagePlace(path: string, prefix: string): Required<PagePlace> {
  const own = path.slice(prefix === '' ? 1 : prefix.length + 2).replace(/\/$/, '');
  return { identifier: own === '' ? HOME : own.replaceAll('/', '-'), path: own };
}

/**
 * Content with its `{parameter}`s filled in, whose numbers come from the settings; French with its spaces, which
 * editors do not type.
 */
export function fillContent<T>({ tenant, locale, language }: ContentContext, value: T): T {
  const parameters = buildServiceParameters(tenant, locale);
  return fillStrings(value, (source) => {
    const text = fillParameters(source, parameters, locale);
    return language === 'fr' ? applyFrenchSpaces(text) : text;
  });
}

function fillStrings<T>(value: T, fill: (source: string) => string): T {
  if (typeof value === 'string') return fill(value) as T;
  if (Array.isArray(value)) return value.map((one) => fillStrings(one, fill)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillStrings(one, fill)])) as T;
}

/** The paragraphs of a page that is printed: blocks that are not text have none. */
export function extractSections({ blocks }: ContentPage): { heading: string | null; paragraphs: string[] }[] {
  return blocks.flatMap((block) =>
    block.type === 'text'
      ? [
          {
            heading: block.heading,
            paragraphs: block.paragraphs.map((one) => extractPlainText(readRichText(one))),
          },
        ]
      : [],
  );
}

/** The home page's teasers, in order; none when there is no such content. */
export async function loadHomeContent(ctx: ContentContext): Promise<HomeContent> {
  const home = await readBucket(ctx, { kind: 'page', identifier: HOME }, storefrontFile);
  return home ? fillContent(ctx, home) : { teasers: [], inspiration: [] };
}

/**
 * The unpublished home page.
 * @param preview token of the link to it
 * @returns null if there is none, it cannot be shown (`findDraftFaults`), or the link is wrong
 */
export async function loadHomeDraft(ctx: ContentContext, preview: string): Promise<HomeContent | null> {
  const found = await findUnpublished(ctx, { identifier: HOME }, { token: preview, schema: storefrontFile });
  return found.state === 'found' ? fillContent(ctx, found.value) : null;
}

export type Channel = 'web' | 'mobile';

/** Promises in a line above the header; their bucket is addressed by channel and language (product 2.6). */
export async function loadUspBar(ctx: ContentContext, channel: Channel): Promise<readonly Usp[] | null> {
  const place = { kind: channel, identifier: 'bucket-usp-bar', locale: ctx.language } as const;
  const bar = await readBucket(ctx, place, uspBarFile);
  return bar && fillContent(ctx, bar).usps;
}

/** Kinds of static content; each is a folder of the buckets, pages are above them. */
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
 * @returns null if there is none, or it could never be read (logged)
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
  if (!isContentPlace({ identifier, path: named.path })) return { state: 'missing' };
  const subfolder = kind === 'page' ? '' : kind;
  const where = { tenant: ctx.tenant.id, locale, language: ctx.language, identifier, subfolder, ...named };
  return ctx.content.find(where, (source) => parseContent(JSON.parse(source), schema));
}

/** Wrong fields that a message names: a file of another kind has as many as entries. */
const NAMED_FAULTS = 20;

/** @throws RangeError naming the wrong fields, the first ones of many */
export function parseContent<T>(stored: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const faults = issues
    .slice(0, NAMED_FAULTS)
    .map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  if (issues.length > NAMED_FAULTS) faults.push(`and ${issues.length - NAMED_FAULTS} more`);
  throw new RangeError(faults.join('; '));
}
