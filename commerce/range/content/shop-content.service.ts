import { z } from 'zod';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { type Channel, type ContentContext, fillContent, readBucket } from './content.service.ts';
import { paragraphs, target, text, written } from './text/written.rules.ts';

/** `flyout/service`: the service menu in the header. */
export const flyoutFile = z.strictObject({
  links: z
    .array(z.strictObject({ label: text.max(60), to: target }))
    .min(1)
    .max(12),
});

/** `web/navigation` and `mobile/navigation`: the departments of a channel's menu, by the keys of their categories. */
export const navigationFile = z.strictObject({
  departments: z.array(text.max(100)).min(1).max(100),
});

/** `banner/notice`: a line above every page, for example about late deliveries. */
export const bannerFile = z.strictObject({
  text: text.max(200),
  kind: z.enum(['info', 'warning']).default('info'),
  to: target.nullable().default(null),
  callToAction: text.max(60).nullable().default(null),
  /** first and last day, in the tenant's time zone; null for no bound */
  validFrom: z.iso.date().nullable().default(null),
  validUntil: z.iso.date().nullable().default(null),
});

/** `sheet/newsletter`: the text above the form of the sign-up sheet. */
export const sheetFile = z.strictObject({ paragraphs: paragraphs.min(1).max(5) });

/** `seo/category-<key>`: title and description of a category for search engines. */
export const seoFile = z.strictObject({ title: text.max(70), description: text.max(160) });

/** `voucher/<code>`: the shop's text about a voucher, for pages that show it without one of their own. */
export const voucherFile = z.strictObject({ text: written });

export type ServiceLink = z.infer<typeof flyoutFile>['links'][number];
export type Notice = z.infer<typeof bannerFile>;
export type SeoText = z.infer<typeof seoFile>;

/**
 * The departments that a channel's menu shows, in its order. Like the bar above the header, the file is addressed by
 * channel and language.
 * @returns null when there is no such file, or it cannot be read (logged): the menu then shows all departments
 */
export async function loadDepartments(
  ctx: ContentContext,
  channel: Channel,
): Promise<readonly string[] | null> {
  const place = { kind: channel, identifier: 'navigation', locale: ctx.language } as const;
  return (await readBucket(ctx, place, navigationFile))?.departments ?? null;
}

/** @returns none when there is no such file, or it cannot be read (logged) */
export async function loadServiceMenu(ctx: ContentContext): Promise<readonly ServiceLink[]> {
  const menu = await readBucket(ctx, { kind: 'flyout', identifier: 'service' }, flyoutFile);
  return menu ? fillContent(ctx, menu).links : [];
}

/** The notice that is valid today. @returns null if there is none */
export async function findCurrentNotice(ctx: ContentContext): Promise<Notice | null> {
  const notice = await readBucket(ctx, { kind: 'banner', identifier: 'notice' }, bannerFile);
  if (!notice) return null;
  const { validFrom, validUntil } = notice;
  const today = getToday(ctx);
  const holds = (validFrom === null || validFrom <= today) && (validUntil === null || today <= validUntil);
  return holds ? fillContent(ctx, notice) : null;
}

/** Paragraphs above the form of the newsletter's sheet; empty when there are none. */
export async function loadNewsletterSheet(ctx: ContentContext): Promise<readonly string[]> {
  const sheet = await readBucket(ctx, { kind: 'sheet', identifier: 'newsletter' }, sheetFile);
  return sheet ? fillContent(ctx, sheet).paragraphs : [];
}

/** @param key of the category. @returns null if the shop's own text is used */
export async function findCategorySeo(ctx: ContentContext, key: string): Promise<SeoText | null> {
  const identifier = `category-${key}`;
  return fillContent(ctx, await readBucket(ctx, { kind: 'seo', identifier, category: key }, seoFile));
}

/** @returns null if the shop has no text about this voucher */
export async function findVoucherText(ctx: ContentContext, code: string): Promise<string | null> {
  const identifier = code.toLowerCase();
  const place = { kind: 'voucher', identifier, code: identifier } as const;
  return fillContent(ctx, await readBucket(ctx, place, voucherFile))?.text ?? null;
}
