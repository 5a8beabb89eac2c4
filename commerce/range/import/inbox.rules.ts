import { z } from 'zod';
import { LONGEST_BRAND } from './feed/google-feed.rules.ts';
import { PROFILE_NAMES } from './profiles/profiles.rules.ts';

/** The import command's request to a shop that has the embedded database open; a file `{id}.request.json`. */
export const importRequest = z.object({
  tenant: z.string(),
  locale: z.string().nullable(),
  /** file beside the request; its name for people */
  file: z.string().regex(/^[0-9a-f-]{36}\.feed$/),
  fileName: z.string().max(255),
  content: z.enum(['products', 'prices', 'stock']),
  dryRun: z.boolean(),
  again: z.boolean(),
  complete: z.object({ mostGone: z.number().min(0).max(100) }).nullable(),
  categoryKey: z.string().nullable(),
  defaults: z
    .object({
      currency: z.enum(['EUR', 'CHF']).nullable(),
      brand: z.string().min(1).max(LONGEST_BRAND).nullable(),
      pictureBase: z.url().max(2000).nullable().optional(),
    })
    .optional(),
  profileName: z.enum(PROFILE_NAMES).nullable().optional(),
  stockWhenAvailable: z.number().int().min(0),
  reportPath: z.string(),
});
export type ImportRequest = z.infer<typeof importRequest>;

/** The progress of the import; a file `{id}.answer.json`. */
export const importAnswer = z.object({
  done: z.number().int(),
  total: z.number().int(),
  /** warnings before the first row is written */
  warnings: z.array(z.string()).default([]),
  /** null while it runs */
  summary: z
    .object({
      rows: z.number().int(),
      skipped: z.number().int(),
      refused: z.number().int(),
      refusals: z.array(z.object({ reason: z.string(), rows: z.number().int() })).readonly(),
      alreadyDone: z.boolean(),
      interrupted: z.boolean(),
      readOver: z.array(z.string()).readonly(),
      categoriesMade: z.number().int(),
      notices: z
        .array(
          z.object({
            what: z.string(),
            rows: z.number().int(),
            examples: z
              .array(z.object({ line: z.number().int(), id: z.string(), value: z.string() }))
              .readonly(),
          }),
        )
        .readonly(),
      takenOff: z
        .object({ articles: z.number().int(), onSale: z.number().int(), done: z.boolean() })
        .nullable(),
    })
    .nullable(),
  /** why nothing was imported */
  fault: z.string().nullable(),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
