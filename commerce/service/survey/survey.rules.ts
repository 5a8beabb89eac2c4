import { z } from 'zod';

const text = z.string().trim().min(1).max(300);

/** A survey as an editor writes it: bucket `shop` among a locale's surveys. When it is shown is part of it. */
export const surveyContent = z.object({
  /** kept with each answer; a new key is asked anew */
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  question: text,
  /** from 1 to this */
  scale: z.number().int().min(3).max(10),
  lowest: text,
  highest: text,
  comment: text,
  thanks: text,
  rules: z.object({
    /** pages that somebody has seen in this tab before the overlay comes; null: no overlay */
    overlayAfterPages: z.number().int().min(1).max(100).nullable(),
    /** of 100 visitors who would see it */
    share: z.number().int().min(0).max(100),
    /** once it was shown it is not shown for so long */
    againAfterDays: z.number().int().min(1).max(1000),
    /** days after the delivery until the mail; null: no mail */
    mailAfterDays: z.number().int().min(0).max(60).nullable(),
  }),
});
export type Survey = z.output<typeof surveyContent>;

/** The bucket that holds the survey of the shop as a whole. */
export const SURVEY_BUCKET = { kind: 'survey', identifier: 'shop' } as const;
/** Key of what is said of a single page. */
export const PAGE_FEEDBACK = 'page';
