import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { isContentIdentifier } from './content-address.rules.ts';
import { contentPage } from './content-blocks.rules.ts';
import type { ContentBuckets } from './content-buckets.ts';
import { plainText, readRichText } from './rich-text.rules.ts';
import { type ServiceParameters, serviceParameters } from './service-parameters.rules.ts';

/** A context that reaches the content buckets. */
export type ContentContext = RequestContext & { readonly content: ContentBuckets };

const text = z.string().trim().min(1);

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

const storefront = z.object({
  /** the first is the page's large one */
  teasers: z.array(teaser).max(20),
  /** ideas further down the page */
  inspiration: z.array(teaser).max(6).default([]),
});

const uspBar = z.object({ usps: z.array(z.object({ text, path: z.string().optional() })).max(20) });

/** A page with its parameters filled in. */
export type ContentPage = z.infer<typeof contentPage> & { readonly identifier: string };
export type Teaser = z.infer<typeof teaser>;
/** What an editor puts on the home page. */
export type HomeContent = z.infer<typeof storefront>;
export type Usp = z.infer<typeof uspBar>['usps'][number];

/**
 * A content page by its identifier (product 2.6). @returns null: there is none, or what the bucket holds
 * is no page (logged)
 */
export async function findContentPage(ctx: ContentContext, identifier: string): Promise<ContentPage | null> {
  const page = await readBucket(ctx, identifier, ctx.locale, contentPage);
  return page ? { ...filled(page, serviceParameters(ctx.tenant, ctx.locale)), identifier } : null;
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

/** Everything with its `{parameter}`s filled in: numbers stand in the settings only. */
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
  return (await readBucket(ctx, 'storefront', ctx.locale, storefront)) ?? { teasers: [], inspiration: [] };
}

/** What the shop promises in a line; its bucket is addressed by language (product 2.6). */
export async function uspBarOf(ctx: ContentContext): Promise<readonly Usp[] | null> {
  return (await readBucket(ctx, 'bucket-usp-bar', ctx.language, uspBar))?.usps ?? null;
}

async function readBucket<T>(
  ctx: ContentContext,
  identifier: string,
  locale: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  if (!isContentIdentifier(identifier)) return null;
  const { tenant, language } = ctx;
  const stored = await ctx.content.read({ tenant: tenant.id, locale, language, identifier });
  if (stored === undefined) return null;
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  ctx.log.error({ tenant: tenant.id, identifier }, `Error on initial fetching data: ${faults}`);
  return null;
}
