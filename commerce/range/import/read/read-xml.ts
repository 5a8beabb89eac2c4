import { escapeText } from 'entities';
import { SaxesParser } from 'saxes';
import { type FeedRow, PART } from '../feed/google-row.rules.ts';
import type { ReadRow } from '../write/product-write.types.ts';
import { BadFileError } from './bad-file.rules.ts';
import { normalizeFieldName } from './read-table.ts';
import { readText } from './read-text.ts';

/** Of RSS, of Atom, of Heureka. */
const ITEMS = new Set(['item', 'entry', 'shopitem']);
/** A prefix is only a name for its namespace (W3C, Namespaces in XML 1.0, 4). */
const GOOGLE = 'http://base.google.com/ns/1.0';
const ATOM = 'http://www.w3.org/2005/Atom';
/** The parts of fields that have no fixed order. */
const PART_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['product_detail', ['section_name', 'attribute_name', 'attribute_value']],
  ['param', ['param_name', 'val']],
]);
/** More than the tables of a description need. */
const DEEPEST = 64;
/** Fields of text: elements inside are its markup, which a feed should have escaped; of other fields they are parts. */
const TEXTS = new Set(['title', 'description', 'product_highlight']);
/** Most names of elements that are cached. */
const MOST_NAMES = 500;
const LONGEST_FIELD = 200_000;

/**
 * Items of an RSS 2.0 or Atom feed with Google's `g:` fields, or of Heureka's feed, in their order. Entities beyond XML's own are refused,
 * and no document type is followed. A row's line is where its item begins.
 * @throws BadFileError when the file is not well-formed
 */
export async function* readXml(path: string): AsyncGenerator<ReadRow<FeedRow>> {
  const items = new ItemReader();
  for await (const text of readText(path)) {
    items.write(text);
    yield* items.take();
  }
  items.close();
  yield* items.take();
}

/** Fields by their names, the feed's own (`g:id`) apart from those of RSS and Atom (`id`). */
type Item = { line: number; fields: Record<string, string[]>; plain: Record<string, string[]> };
/** One of the elements that a structured field consists of. */
type Part = { readonly name: string; readonly text: string };

class ItemReader {
  readonly #parser = new SaxesParser({ position: true });
  #ready: ReadRow<FeedRow>[] = [];
  #item: Item | null = null;
  /** fields by the names of elements */
  readonly #fields = new Map<string, Field>();
  /** namespaces by their prefixes; many feeds use Google's without a declaration */
  readonly #spaces = new Map<string, string>([['g', GOOGLE]]);
  /** the open elements below the item */
  #path: Field[] = [];
  #text = '';
  /** whether the text is markup, in which `<` is escaped */
  #isMarkup = false;
  #parts: Part[] = [];
  #depth = 0;

  constructor() {
    this.#parser.on('error', (error) => {
      throw new BadFileError(`not well-formed XML: ${error.message}`);
    });
    this.#parser.on('opentag', ({ name, attributes }) =>
      this.#open(name, attributes as Record<string, string>),
    );
    this.#parser.on('closetag', ({ name, isSelfClosing }) => this.#close(name, isSelfClosing));
    const add = (text: string) => {
      if (this.#path.length > 0) this.#add(this.#isMarkup ? escapeText(text) : text);
    };
    this.#parser.on('text', add);
    this.#parser.on('cdata', add);
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  close(): void {
    this.#parser.close();
  }

  take(): ReadRow<FeedRow>[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    for (const key in attributes)
      if (key.startsWith('xmlns:')) this.#declare(key.slice(6), attributes[key] ?? '');
    if (this.#depth > DEEPEST) throw new BadFileError('elements are nested too deeply for a feed');
    if (this.#item) {
      const isInText = TEXTS.has(this.#path[0]?.name ?? '');
      this.#path.push(this.#getFieldName(name));
      if (isInText) this.#openMarkup(name);
      else this.#text = attributes.href ?? '';
    } else if (ITEMS.has(this.#getFieldName(name).name))
      this.#item = { line: this.#parser.line, fields: {}, plain: {} };
  }

  #declare(prefix: string, space: string): void {
    if (this.#spaces.get(prefix) === space) return;
    this.#spaces.set(
      prefix,
      space
        .trim()
        .replace(/^https:/, 'http:')
        .replace(/\/$/, ''),
    );
    this.#fields.clear();
  }

  #openMarkup(name: string): void {
    if (!this.#isMarkup) this.#text = escapeText(this.#text);
    this.#isMarkup = true;
    this.#add(`<${getLocalName(name)}>`);
  }

  #add(text: string): void {
    if (this.#text.length < LONGEST_FIELD) this.#text += text;
  }

  /**
   * Cached, since every item has the same few names: converting each again was a twelfth of an import's work
   * (measured once).
   */
  #getFieldName(name: string): Field {
    const known = this.#fields.get(name);
    if (known !== undefined) return known;
    const field = readField(name, this.#spaces);
    if (this.#fields.size < MOST_NAMES) this.#fields.set(name, field);
    return field;
  }

  #close(name: string, isSelfClosing: boolean): void {
    this.#depth -= 1;
    if (!this.#item) return;
    const field = this.#path.pop();
    if (this.#isMarkup && this.#path.length > 0) {
      if (!isSelfClosing) this.#add(`</${getLocalName(name)}>`);
      return;
    }
    if (field === undefined) {
      if (ITEMS.has(this.#getFieldName(name).name)) this.#finish(this.#item);
    } else this.#closeField(field.name, field.isPlain ? this.#item.plain : this.#item.fields);
    this.#text = '';
    this.#isMarkup = false;
  }

  #closeField(field: string, fields: Record<string, string[]>): void {
    if (this.#path.length > 0) {
      this.#parts.push({ name: field, text: this.#text.trim() });
      return;
    }
    const value = this.#parts.length > 0 ? joinParts(field, this.#parts) : this.#text;
    this.#parts = [];
    const values = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (values) values.push(value);
    else fields[field] = [value];
  }

  /** Google's field wins: an Atom entry has an `id` that is an address beside its `g:id`. */
  #finish({ line, fields, plain }: Item): void {
    this.#ready.push({ line, value: { ...plain, ...fields } });
    this.#item = null;
  }
}

/** What an element is called in the feed; `isPlain`: by RSS or Atom. */
type Field = { readonly name: string; readonly isPlain: boolean };

function readField(name: string, spaces: ReadonlyMap<string, string>): Field {
  const colon = name.indexOf(':');
  if (colon < 0) return { name: normalizeFieldName(name), isPlain: true };
  const space = spaces.get(name.slice(0, colon));
  const isKnown = space === GOOGLE || space === ATOM;
  return { name: normalizeFieldName(isKnown ? getLocalName(name) : name), isPlain: space === ATOM };
}

/** An element's name without the prefix of its namespace: xhtml:p. */
function getLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Joins the parts of a field as Google's tables do; details by a separator that no text contains. */
function joinParts(field: string, parts: readonly Part[]): string {
  const names = PART_NAMES.get(field);
  if (!names) return parts.map(({ text }) => text).join(':');
  return names.map((name) => parts.find((part) => part.name === name)?.text ?? '').join(PART);
}
