import type { AttributeDefinition } from '#search/engine/labels.ts';
import { NO, readAttributeFact, YES } from './attribute-values.rules.ts';
import type { ProductDocument } from './document.types.ts';
import type { Labels } from './labels.ts';

/** The words of a product's attributes, by what a match counts for. */
export type AttributeWords<Word> = {
  /** its materials: a match counts like a keyword, and describes the article like an attribute */
  readonly materials: List<Word>;
  /** names of things in its attributes: a match counts like a keyword */
  readonly kinds: List<Word>;
  readonly attributes: List<Word>;
};

/** A list that words are added to. */
type List<Word> = { push(word: Word): unknown };

/** The place of an attribute's words, and the words of its values that were read before. */
type Attribute<Word> = {
  readonly part: keyof AttributeWords<Word>;
  readonly definition: AttributeDefinition;
  readonly known: Map<unknown, readonly Word[]>;
};

/** Labels occur with every product and are kept; other texts would fill the memory. */
const MOST_KEPT = 20_000;

/** Reads the words of one language that stand in products' labels: names of brands, colours, categories, attributes. */
export class LabelWords<Word> {
  readonly #labels: Labels | undefined;
  /** by tenant, the names of its categories that name one thing */
  readonly #categories: ReadonlyMap<string, ReadonlyMap<number, string>>;
  readonly #read: (text: string) => readonly Word[];
  readonly #kept = new Map<string, readonly Word[]>();
  readonly #attributes = new Map<string, Attribute<Word>>();

  /** @param tenants labels by tenant, of those that speak the language @param read takes a text apart */
  constructor(tenants: ReadonlyMap<string, Labels>, read: (text: string) => readonly Word[]) {
    const [labels] = tenants.values();
    this.#labels = labels;
    this.#categories = new Map([...tenants].map(([id, own]) => [id, mapSharedNames(own)]));
    this.#read = read;
    // a tenant may have attributes of its own
    for (const [key, definition] of [...tenants.values()].flatMap(({ attributes }) => [...attributes]))
      this.#attributes.set(key, { part: getWordPart(key, definition), definition, known: new Map() });
  }

  /** Adds the names of a product's categories, brand and colours to a list, some several times. */
  addKeywords({ listings, brandId, variants }: ProductDocument, words: List<Word>): void {
    for (const [tenantId, categories] of this.#categories)
      for (const id of listings.get(tenantId)?.categoryIds ?? [])
        addAll(words, this.#readKept(categories.get(id) ?? ''));
    if (!this.#labels) return;
    addAll(words, this.#readKept(this.#labels.brands.get(brandId)?.name ?? ''));
    let before: string | null = null;
    for (const { colour } of variants) {
      if (colour !== null && colour !== before)
        addAll(words, this.#readKept(this.#labels.colours.get(colour)?.label ?? ''));
      before = colour;
    }
  }

  /** Adds the words of a product's attributes to three lists. */
  addAttributeWords(stored: ProductDocument['attributes'], words: AttributeWords<Word>): void {
    for (const key in stored) {
      const attribute = this.#attributes.get(key);
      if (attribute) addAll(words[attribute.part], this.#getWords(attribute, stored[key]));
    }
  }

  #getWords({ definition, known }: Attribute<Word>, stored: unknown): readonly Word[] {
    const before = known.get(stored);
    if (before) return before;
    const words = listValueWords(definition, stored).flatMap((text) => this.#readKept(text));
    if (typeof stored === 'object') return words;
    if (known.size >= MOST_KEPT) known.clear();
    known.set(stored, words);
    return words;
  }

  #readKept(label: string): readonly Word[] {
    const known = this.#kept.get(label);
    if (known) return known;
    const words = this.#read(label);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(label, words);
    return words;
  }
}

function addAll<Word>(list: List<Word>, words: readonly Word[]): void {
  for (let at = 0; at < words.length; at += 1) list.push(words[at] as Word);
}

/** The attribute that says what an article is, by the names that feeds and languages use. */
const KIND =
  /^(?:product|artikel)[ _-]?(?:type?|art|soort|typ)$|^(?:soort|type) (?:product|artikel)$|^type (?:de |d’|d')(?:produit|article)$|^(?:item|article) type$/i;

function getWordPart(key: string, { valueType, label }: AttributeDefinition): keyof AttributeWords<unknown> {
  if (key === 'material' || valueType === 'composition') return 'materials';
  return KIND.test(label) ? 'kinds' : 'attributes';
}

/** "T-shirts & tops": an article in it is one or the other, so the name says nothing about it. */
const LISTS_THINGS = /[&,+]| (?:en|und|et|and) /;

function mapSharedNames({ categories }: Labels): ReadonlyMap<number, string> {
  const names = [...categories].map(([id, { name }]) => [id, name] as const);
  return new Map(names.filter(([, name]) => !LISTS_THINGS.test(name)));
}

function listValueWords(definition: AttributeDefinition, stored: unknown): readonly string[] {
  const fact = readAttributeFact(stored, definition.valueType);
  if (!fact) return [];
  if (fact.kind === 'number') return definition.unit ? [`${fact.value} ${definition.unit}`] : [];
  if (fact.options.includes(YES)) return [definition.label];
  if (fact.options.includes(NO)) return [];
  return fact.options.map((option) => definition.options.get(option) ?? option);
}
