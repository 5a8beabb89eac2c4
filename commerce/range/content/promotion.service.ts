import { z } from 'zod';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { type ContentContext, fillContent, readBucket } from './content.service.ts';
import { pictureName, target, text, written } from './text/written.rules.ts';

/** A promotion in its bucket, `promotion/<code>`; `promotion/empty` is used if there is none. */
export const promotionFile = z.strictObject({
  headline: text.max(120),
  text: written,
  conditions: z.array(written).max(10).default([]),
  picture: pictureName.nullable().default(null),
  /** first and last day, in the tenant's time zone; null for no bound */
  validFrom: z.iso.date().nullable().default(null),
  validUntil: z.iso.date().nullable().default(null),
  to: target.nullable().default(null),
  callToAction: text.max(60).nullable().default(null),
});

/** `code` null for the empty promotion */
export type Promotion = z.infer<typeof promotionFile> & { readonly code: string | null };

const CODE = /^[A-Za-z0-9-]{2,40}$/;

/**
 * The promotion of a code, while it runs; else the tenant's empty promotion.
 * @param code as typed; null if the address has none
 * @returns null if there is no code, or no empty promotion
 */
export async function resolvePromotion(ctx: ContentContext, code: string | null): Promise<Promotion | null> {
  if (code === null) return null;
  const known = CODE.test(code) ? await read(ctx, code) : null;
  if (known && isRunning(ctx, known)) return { ...known, code };
  const empty = await read(ctx, 'empty');
  return empty && { ...empty, code: null };
}

async function read(ctx: ContentContext, code: string) {
  const identifier = code.toLowerCase();
  const place = { kind: 'promotion', identifier, code: identifier } as const;
  return fillContent(ctx, await readBucket(ctx, place, promotionFile));
}

function isRunning(ctx: ContentContext, { validFrom, validUntil }: z.infer<typeof promotionFile>): boolean {
  const today = getToday(ctx);
  return (validFrom === null || validFrom <= today) && (validUntil === null || today <= validUntil);
}
