import { z } from 'zod';
import type { CmsBlock, CmsFormat, CmsReader } from './cms.types.ts';
import { convertHtmlToBlocks, convertHtmlToParagraphs } from './html-blocks.ts';

/** Each field of an entity is an array of objects, also when it takes a single value. */
const items = z.array(z.looseObject({}));
const oneOf = <T extends z.ZodType>(value: T) => z.array(z.looseObject({ value })).max(1);

const entity = z.looseObject({
  status: oneOf(z.boolean()).optional(),
  langcode: oneOf(z.string()).optional(),
  type: z.array(z.looseObject({ target_id: z.string() })).optional(),
});
const node = entity.extend({
  title: oneOf(z.string()),
  changed: oneOf(z.string()),
  body: z
    .array(
      z.looseObject({ value: z.string(), processed: z.string().nullish(), summary: z.string().nullish() }),
    )
    .optional(),
});
type Entity = z.infer<typeof entity>;

const formattedText = z.looseObject({
  value: z.string(),
  format: z.string().nullable(),
  processed: z.string(),
});
const picture = z.looseObject({
  target_type: z.literal('file'),
  url: z.string(),
  alt: z.string().nullish(),
  width: z.number(),
});
const reference = z.looseObject({
  target_id: z.union([z.number().int(), z.string().regex(/^\w+$/)]),
  target_type: z.string().regex(/^[a-z_]+$/),
});
const link = z.looseObject({ uri: z.string(), title: z.string().nullish() });

/** Fields of our blocks that take several values; all others take the first. */
const LISTS: ReadonlySet<string> = new Set(
  'blocks items paragraphs transcript rows left right skus keywords'.split(' '),
);
/** Fields of article blocks that belong to their `query`. */
const QUERY: ReadonlySet<string> = new Set(['category', 'search', 'skus', 'by', 'first']);
/** Language codes of documents without a language. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'zxx']);
const DEEPEST = 4;

/**
 * Reads Drupal's `?_format=json` (its REST module): a node with `title`, `changed`, `body`, `field_description`,
 * `field_picture` and paragraphs in `field_blocks`. Paragraphs are references, which are read one by one at
 * `entity/paragraph/<id>`. The type of a paragraph is that of a block with underscores, `article_slider`; its fields
 * are those of the block, `field_call_to_action`.
 */
export const readDrupal: CmsFormat = async (source, reader) => {
  const page = node.parse(source);
  if (!isShown(page, reader)) return null;
  const title = page.title[0]?.value ?? '';
  const body = page.body?.[0];
  const fields = await unfold(page, reader, 0);
  const large = typeof fields.picture === 'string' ? fields.picture : null;
  const small = typeof fields.pictureSmall === 'string' ? fields.pictureSmall : large;
  const blocks = Array.isArray(fields.blocks) ? fields.blocks.filter(isBlock) : [];
  return {
    title,
    description: typeof fields.description === 'string' ? fields.description : (body?.summary ?? ''),
    updatedAt: (page.changed[0]?.value ?? '').slice(0, 10),
    ...(large && { picture: { wide: large, small } }),
    ...(typeof fields.layout === 'string' && { layout: fields.layout }),
    ...(Array.isArray(fields.keywords) && { keywords: fields.keywords }),
    blocks: [
      ...(body ? convertHtmlToBlocks(body.processed ?? body.value, reader, { title }) : []),
      ...blocks.flatMap((block) => finishBlock(block, title, reader)),
    ],
  };
};

/**
 * Whether a document is published or previewed, and in the requested language: Drupal answers in another where there
 * is no translation.
 */
function isShown({ status, langcode }: Entity, { language, isPreview }: CmsReader): boolean {
  const code = langcode?.[0]?.value ?? language;
  const isReady = isPreview || status?.[0]?.value !== false;
  return isReady && (NO_LANGUAGE.has(code) || code.slice(0, 2) === language);
}

/** Values of formatted text until their block is known. */
class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Fields = { readonly type?: string; readonly [name: string]: unknown };

/** The fields that the site has added to an entity, under the names of the shop's blocks. */
async function unfold(source: Entity, reader: CmsReader, depth: number): Promise<Fields> {
  if (depth > DEEPEST) throw new RangeError(`paragraphs stand more than ${DEEPEST} deep in each other`);
  const own = Object.entries(source).filter(([name]) => name.startsWith('field_'));
  const unfolded = own.map(async ([name, value]) => {
    const key = convertToCamelCase(name.slice('field_'.length));
    const values = items.parse(value);
    const known = (await Promise.all(values.map((item) => readValue(item, key, reader, depth)))).filter(
      (one) => one !== null && one !== undefined,
    );
    const described = picture.safeParse(values[0]);
    return [
      ...(known.length > 0 ? [[key, LISTS.has(key) ? known : known[0]]] : []),
      ...(key === 'picture' && described.success ? [['pictureAlt', described.data.alt ?? '']] : []),
    ];
  });
  const type = source.type?.[0]?.target_id;
  return {
    ...Object.fromEntries((await Promise.all(unfolded)).flat()),
    ...(type && { type: convertToCamelCase(type) }),
  };
}

async function readValue(item: object, key: string, reader: CmsReader, depth: number): Promise<unknown> {
  const text = formattedText.safeParse(item);
  if (text.success) return new Html(text.data.processed);
  const image = picture.safeParse(item);
  if (image.success) return reader.resolvePicture(image.data.url);
  const target = link.safeParse(item);
  if (target.success) return readLink(target.data, key, reader);
  const named = reference.safeParse(item);
  if (named.success) return followReference(named.data, reader, depth);
  return 'value' in item ? item.value : null;
}

/** `to` is an address; a link in a list of links, or below the articles, has a label too. */
function readLink({ uri, title }: z.infer<typeof link>, key: string, reader: CmsReader): unknown {
  const address = uri.replace(/^(?:internal|base):/, '').replace(/^entity:/, '/');
  const to = reader.resolveLink(address);
  if (to === null) throw new RangeError(`the link ${uri} leads to nothing that the shop can show`);
  return key === 'to' ? to : { label: title || to, to };
}

async function followReference(
  { target_type: kind, target_id: id }: z.infer<typeof reference>,
  reader: CmsReader,
  depth: number,
): Promise<unknown> {
  if (kind !== 'paragraph' && kind !== 'media') return null;
  const found = await reader.follow(kind === 'media' ? `media/${id}` : `entity/paragraph/${id}`);
  if (found === undefined) return null;
  const one = entity.parse(found);
  if (kind === 'media') {
    const image = z.array(picture).min(1).safeParse(one.field_media_image);
    return image.success && image.data[0] ? reader.resolvePicture(image.data[0].url) : null;
  }
  return isShown(one, reader) ? unfold(one, reader, depth + 1) : null;
}

/** A block in its schema's form: article queries in one field, texts as the block takes them. */
function finishBlock(fields: CmsBlock, title: string, reader: CmsReader): CmsBlock[] {
  const { type, pictureAlt, ...others } = fields;
  const { text, heading } = others;
  if (type === 'text' && text instanceof Html)
    return convertHtmlToBlocks(text.source, reader, {
      title,
      heading: typeof heading === 'string' ? heading : null,
    });
  const written = convertText(others, reader) as Record<string, unknown>;
  if (type === 'articleSlider' || type === 'articleList') return [{ type, ...mergeQueryFields(written) }];
  if (type === 'picture') return [{ type, alt: pictureAlt ?? '', ...written }];
  if (type === 'columns') {
    const finishColumn = (side: unknown) =>
      (Array.isArray(side) ? side : []).filter(isBlock).flatMap((block) => finishBlock(block, title, reader));
    return [{ type, ...written, left: finishColumn(others.left), right: finishColumn(others.right) }];
  }
  return [{ type, ...written }];
}

function mergeQueryFields(fields: Readonly<Record<string, unknown>>): object {
  const entries = Object.entries(fields);
  return {
    ...Object.fromEntries(entries.filter(([name]) => !QUERY.has(name))),
    query: Object.fromEntries(entries.filter(([name]) => QUERY.has(name))),
  };
}

/** Formatted text as paragraphs where a field takes several, else as one; items of a list have no type. */
function convertText(value: unknown, reader: CmsReader): unknown {
  if (value instanceof Html) return convertHtmlToParagraphs(value.source, reader).join(' ');
  if (Array.isArray(value))
    return value.flatMap((one) =>
      one instanceof Html ? convertHtmlToParagraphs(one.source, reader) : [convertText(one, reader)],
    );
  if (typeof value !== 'object' || value === null) return value;
  const { type: _, pictureAlt: __, ...fields } = value as Fields;
  return Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, convertText(one, reader)]));
}

function isBlock(value: unknown): value is CmsBlock {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function convertToCamelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
