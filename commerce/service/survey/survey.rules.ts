import { z } from 'zod';

const text = z.string().trim().min(1).max(300);

/** A survey as an editor writes it: bucket `shop` among a locale's surveys. It also defines when it is shown. */
export const surveyContent = z.object({
  /** stored with each answer; visitors are asked again under a new key */
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  question: text,
  /** the highest answer; 1 is the lowest */
  scale: z.number().int().min(3).max(10),
  lowest: text,
  highest: text,
  comment: text,
  thanks: text,
  rules: z.object({
    /** pages that a visitor has seen in this tab before the overlay appears; null for no overlay */
    overlayAfterPages: z.number().int().min(1).max(100).nullable(),
    /** of 100 visitors who would see it */
    share: z.number().int().min(0).max(100),
    /** days after which it may be shown again */
    againAfterDays: z.number().int().min(1).max(1000),
    /** days after the delivery until the mail; null for no mail */
    mailAfterDays: z.number().int().min(0).max(60).nullable(),
  }),
});
export type Survey = z.output<typeof surveyContent>;

/** The bucket that holds the survey of the shop as a whole. */
export const SURVEY_BUCKET = { kind: 'survey', identifier: 'shop' } as const;
/** The key of feedback about a single page. */
export const PAGE_FEEDBACK = 'page';
