import { z } from 'zod';
import type { CmsBlock, CmsFormat, CmsReader } from './cms.types.ts';
import { convertLexicalToBlocks, convertLexicalToParagraphs, isLexical } from './lexical-blocks.ts';

/** Payload's REST answer to `/api/pages?where[slug][equals]={identifier}&depth=2&limit=1&locale={language}`. */
const answer = z.object({
  docs: z.array(
    z.looseObject({
      _status: z.enum(['draft', 'published']).optional(),
      title: z.string().nullish(),
      description: z.string().nullish(),
      updatedAt: z.string(),
      blocks: z.array(z.looseObject({ blockType: z.string() })).nullish(),
    }),
  ),
});

/** Payload's own fields, which no block has. */
const OWN: ReadonlySet<string> = new Set(['id', 'blockName', 'blockType']);

/**
 * Payload (payloadcms.com): a collection whose documents have `title`, `description`, `picture` and `blocks`; a block's
 * slug and its fields are those of content-blocks.rules.ts. The `text` of a `text` block is rich text.
 */
export const readPayload: CmsFormat = async (source, reader) => {
  const [page] = answer.parse(source).docs;
  // a page that is not translated has no title in this language
  if (!page?.title || (page._status === 'draft' && !reader.isPreview)) return null;
  const { title, description, updatedAt, layout, keywords } = page;
  const large = readPicture(page.picture, reader);
  const small = readPicture(page.pictureSmall, reader);
  return {
    title,
    description: description ?? '',
    updatedAt: updatedAt.slice(0, 10),
    ...(large && { picture: { wide: large, small: small ?? large } }),
    ...(typeof layout === 'string' && { layout }),
    ...(Array.isArray(keywords) && { keywords }),
    blocks: (page.blocks ?? []).flatMap((block) => convertBlock(block, title, reader)),
  };
};

function convertBlock(
  block: { blockType: string; [field: string]: unknown },
  title: string,
  reader: CmsReader,
) {
  const { blockType: type, heading } = block;
  if (type === 'text' && isLexical(block.text))
    return convertLexicalToBlocks(block.text, reader, {
      title,
      heading: typeof heading === 'string' ? heading : null,
    });
  const fields = simplifyValue(block, reader) as Record<string, unknown>;
  const alt = (block.picture as { alt?: unknown } | null)?.alt;
  if (type === 'picture') fields.alt ??= typeof alt === 'string' ? alt : '';
  return [{ ...fields, type } satisfies CmsBlock];
}

/**
 * A value without the fields that only Payload needs: pictures as their names, rich text as paragraphs, without empty
 * values.
 */
function simplifyValue(value: unknown, reader: CmsReader): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => simplifyValue(one, reader));
  if (isLexical(value)) return convertLexicalToParagraphs(value, reader);
  const picture = readPicture(value, reader);
  if (picture !== null) return picture;
  const fields = Object.entries(value).filter(([name, one]) => !OWN.has(name) && one !== null);
  return Object.fromEntries(fields.map(([name, one]) => [name, simplifyValue(one, reader)]));
}

function readPicture(value: unknown, reader: CmsReader): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const isUpload = 'mimeType' in value && 'url' in value && typeof value.url === 'string';
  return isUpload ? reader.resolvePicture(String(value.url)) : null;
}
