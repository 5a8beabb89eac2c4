import { z } from 'zod';
import { type ContentContext, fillContent, readBucket } from './content.service.ts';
import { extractPlainText, readRichText } from './text/rich-text.rules.ts';
import { heading, paragraphs, text } from './text/written.rules.ts';

/** A layer in its bucket, `layer/<id>`: it is opened over a page, so it has text only. */
export const layerFile = z.strictObject({
  title: text.max(120),
  sections: z
    .array(z.strictObject({ heading, paragraphs: paragraphs.min(1) }))
    .min(1)
    .max(20),
});

/** Its text without links: layers are shown by other sites' pages, too. */
export type Layer = z.infer<typeof layerFile> & { readonly id: string };

/** The layer with an id. @returns null if there is none, or it cannot be read (logged) */
export async function findLayer(ctx: ContentContext, id: string): Promise<Layer | null> {
  const layer = fillContent(ctx, await readBucket(ctx, { kind: 'layer', identifier: id }, layerFile));
  if (!layer) return null;
  const formatPlainText = (source: string) => extractPlainText(readRichText(source));
  const sections = layer.sections.map((one) => ({ ...one, paragraphs: one.paragraphs.map(formatPlainText) }));
  return { id, title: layer.title, sections };
}
