import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { isContentIdentifier } from './content-address.rules.ts';
import type { ContentBuckets } from './content-buckets.ts';

/** A context that reaches the content buckets. */
export type ContentContext = RequestContext & { readonly content: ContentBuckets };

const text = z.string().trim().min(1);

const contentPage = z.object({
  title: text,
  description: z.string(),
  updatedAt: z.iso.date(),
  sections: z.array(z.object({ heading: text.nullable(), paragraphs: z.array(text) })).max(200),
});

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
  return page ? { ...page, identifier } : null;
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
