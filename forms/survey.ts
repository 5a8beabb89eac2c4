import { z } from 'zod';

/** Longer comments belong in the contact form. */
export const LONGEST_COMMENT = 1000;

/** One answer. `rating` counts from 1; the survey sets the highest. */
export const surveySchema = z.object({
  survey: z.string().regex(/^[a-z0-9-]{1,40}$/, 'invalid'),
  rating: z.coerce.number('choice').int('choice').min(1, 'choice').max(10, 'choice'),
  comment: z
    .string()
    .max(4000, 'too_long')
    .transform((text) => text.trim())
    .pipe(z.string().max(LONGEST_COMMENT, 'too_long'))
    .default(''),
  place: z.enum(['overlay', 'form', 'mail', 'page']),
  /** of the page with the form */
  path: z
    .string()
    .max(300)
    .regex(/^\/[^\s?#]*$/, 'invalid')
    .catch('/'),
});
