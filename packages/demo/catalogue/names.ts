import { z } from 'zod';
import { readData } from './read-data.ts';
import { keys } from './schemas.ts';

const names = readData(
  'names',
  z.strictObject({ reviewers: z.strictObject({ nl: keys, de: keys, fr: keys }), models: keys }),
);

/** First names and initials under which the demo's reviewers write, by language. */
export const REVIEWERS: Readonly<Record<'nl' | 'de' | 'fr', readonly string[]>> = names.reviewers;

/** Names of models, the same in every language. */
export const MODEL_NAMES: readonly string[] = names.models;
