import { z } from 'zod';
import { todayOf } from '#commerce/ground/kernel/day.rules.ts';
import { type ContentContext, fillContent, readBucket } from './content.service.ts';
import { paragraphs, target, text, written } from './written.rules.ts';

/** `flyout/service`: the menu of the service, in the header. */
export const flyoutFile = z.strictObject({
  links: z
    .array(z.strictObject({ label: text.max(60), to: target }))
    .min(1)
    .max(12),
});

/** `banner/notice`: a line above every page, such as late deliveries. */
export const bannerFile = z.strictObject({
  text: text.max(200),
  kind: z.enum(['info', 'warning']).default('info'),
  to: target.nullable().default(null),
  callToAction: text.max(60).nullable().default(null),
  /** first and last day, in the tenant's time zone; null: no bound */
  validFrom: z.iso.date().nullable().default(null),
  validUntil: z.iso.date().nullable().default(null),
});

/** `sheet/newsletter`: what the sheet of the sign-up says above its form. */
export const sheetFile = z.strictObject({ paragraphs: paragraphs.min(1).max(5) });

/** `seo/category-<key>`: what search engines show of a category. */
export const seoFile = z.strictObject({ title: text.max(70), description: text.max(160) });

/** `voucher/<code>`: what the shop says of a voucher, where a page that shows it does not. */
export const voucherFile = z.strictObject({ text: written });

export type ServiceLink = z.infer<typeof flyoutFile>['links'][number];
export type Notice = z.infer<typeof bannerFile>;
export type SeoText = z.infer<typeof seoFile>;

/** @returns none when there is no such file, or it cannot be had (logged) */
export async function serviceMenu(ctx: ContentContext): Promise<readonly ServiceLink[]> {
  const menu = await readBucket(ctx, { kind: 'flyout', identifier: 'service' }, flyoutFile);
  return menu ? fillContent(ctx, menu).links : [];
}

/** The notice that holds today. @returns null: there is none */
export async function noticeOf(ctx: ContentContext): Promise<Notice | null> {
  const notice = await readBucket(ctx, { kind: 'banner', identifier: 'notice' }, bannerFile);
  if (!notice) return null;
  const { validFrom, validUntil } = notice;
  const today = todayOf(ctx);
  const holds = (validFrom === null || validFrom <= today) && (validUntil === null || today <= validUntil);
  return holds ? fillContent(ctx, notice) : null;
}

/** Paragraphs above the form of the newsletter's sheet; none when nothing is said. */
export async function newsletterSheet(ctx: ContentContext): Promise<readonly string[]> {
  const sheet = await readBucket(ctx, { kind: 'sheet', identifier: 'newsletter' }, sheetFile);
  return sheet ? fillContent(ctx, sheet).paragraphs : [];
}

/** @param key of the category. @returns null: the shop's own words stand */
export async function categorySeo(ctx: ContentContext, key: string): Promise<SeoText | null> {
  const identifier = `category-${key}`;
  return fillContent(ctx, await readBucket(ctx, { kind: 'seo', identifier, category: key }, seoFile));
}

/** @returns null: the shop says nothing of this voucher */
export async function voucherText(ctx: ContentContext, code: string): Promise<string | null> {
  const identifier = code.toLowerCase();
  const place = { kind: 'voucher', identifier, code: identifier } as const;
  return fillContent(ctx, await readBucket(ctx, place, voucherFile))?.text ?? null;
}
