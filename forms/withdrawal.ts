import { z } from 'zod';
import { FIELD_LIMITS } from './field-limits.ts';
import { dropNumberSign, normalizeNumber } from './lists/visible-text.ts';
import { emailAddress, line, optional, typedLine } from './typed-fields.ts';

/** An order has at most so many lines (commerce/buying/basket/basket.rules.ts). */
const MAX_LINES = 100;

/** Articles of a contract, described in words. */
const words = z
  .string()
  .max(4000, 'too_long')
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[^\S\n]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1, 'required').max(FIELD_LIMITS.declaredArticles, 'too_long'));

/**
 * A declaration of withdrawal: name, contract, address for the receipt (CRD art. 11a(2)), and nothing else. The name
 * is accepted as typed; a part of the contract is given by its lines where they are known, else in words.
 */
export const withdrawalSchema = z
  .object({
    statementId: z.uuid('invalid'),
    name: line(FIELD_LIMITS.declaredName),
    orderNumber: typedLine(FIELD_LIMITS.orderNumber).transform((typed) =>
      normalizeNumber(dropNumberSign(typed)),
    ),
    email: emailAddress,
    /** `credit`: the credit agreement alone, the articles are kept; `both`: all articles and the credit */
    scope: z.enum(['whole', 'part', 'credit', 'both'], 'choice'),
    articles: optional(words),
    items: z
      .array(z.object({ position: z.number().int().min(1), quantity: z.number().int().min(1).max(999) }))
      .max(MAX_LINES)
      .default([]),
    /** of the order's address, where the declaration was begun there */
    accessToken: optional(z.string().max(100)),
  })
  .superRefine(({ scope, articles, items }, context) => {
    if (scope === 'part' && articles === null && items.length === 0) {
      context.addIssue({ code: 'custom', path: ['articles'], message: 'required' });
    }
  });
export type WithdrawalForm = z.infer<typeof withdrawalSchema>;
