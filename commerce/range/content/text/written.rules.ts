import { z } from 'zod';
import { PARAMETER, SERVICE_PARAMETERS } from '../service-parameters.rules.ts';
import { isKnownScreenLink, isWholeAddress, readRichText } from './rich-text.rules.ts';

export const text = z.string().trim().min(1).max(5000);
export const heading = text.max(200).nullable().default(null);

const known: ReadonlySet<string> = new Set(SERVICE_PARAMETERS);

/**
 * Text that an editor writes: an unknown parameter, or a link with a target that is not allowed, is a fault of the
 * page.
 */
export const written = text.superRefine((source, context) => {
  for (const [, name = ''] of source.matchAll(PARAMETER))
    if (!known.has(name)) context.addIssue({ code: 'custom', message: `there is no {${name}}` });
  try {
    readRichText(source);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});
export const paragraphs = z.array(written).max(100);

/** The target of a block's link: a screen by its name, a path of the shop, an absolute address. */
export const target = z
  .string()
  .regex(
    /^(screen:[a-zA-Z]{1,40}|\/(?!\/)[A-Za-z0-9/?=&._-]{0,300}|https:\/\/[^\s"<>]{1,500})$/,
    'expected screen:name, /path or https://…',
  )
  .refine(isWholeAddress, 'not an address')
  .refine(isKnownScreenLink, { error: ({ input }) => `there is no ${input}` });

/** A picture source's id, or that of a CMS's picture (cms-picture.rules.ts). */
export const pictureName = z
  .string()
  .regex(/^([a-z0-9][a-z0-9-]{0,99}|cms\.[a-z0-9-]{1,31}\.[a-z0-9_-]{1,200})$/, 'expected a picture id');
