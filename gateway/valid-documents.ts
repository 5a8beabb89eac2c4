import { type DocumentNode, type GraphQLSchema, parse, type Source, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { TEXT_LIMITS, textExceeds, tooLarge } from './text-limits.ts';
import { scanText } from './text-scan.ts';

/** Most characters of kept texts of other clients; a parsed text takes up to some hundred times its own size. */
const KEPT_CHARACTERS = 256 * 1024;
/** More faults than this do not help, and searching for them costs time. */
const MOST_FAULTS = 5;

/** Texts that were found valid. The shop's own always stay; those of other clients are bounded by characters. */
export class ValidDocuments {
  readonly #own: ReadonlySet<string>;
  readonly #ownDocuments = new Map<string, DocumentNode>();
  readonly #others = new LRUCache<string, DocumentNode>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (_document, text) => text.length + 1,
  });

  /** @param own texts of the registered documents */
  constructor(own: Iterable<string>) {
    this.#own = new Set(own);
  }

  /** characters of kept texts of other clients */
  get characters(): number {
    return this.#others.calculatedSize;
  }

  get(text: string): DocumentNode | undefined {
    return this.#ownDocuments.get(text) ?? this.#others.get(text);
  }

  /** Whether a text needs no reading, or is the shop's own. */
  isRead(text: string): boolean {
    return this.#own.has(text) || this.#others.has(text);
  }

  add(document: DocumentNode): void {
    const text = document.loc?.source.body;
    if (text === undefined) return;
    if (this.#own.has(text)) this.#ownDocuments.set(text, document);
    else this.#others.set(text, document);
  }
}

/**
 * Parses and validates. A text's length, fields, tokens and structure are checked in this order, each before the step
 * whose cost it bounds; nothing of a refused text is kept.
 * @param hints whether faults suggest names, which reveals the schema
 */
export function readingPlugin(documents: ValidDocuments, hints: boolean): Plugin {
  return {
    onParse({ params, setParsedDocument, setParseFn }) {
      const known = documents.get(textOf(params.source));
      if (known) setParsedDocument(known);
      else setParseFn(parseBounded);
    },
    onValidate({ params: { documentAST }, setResult, setValidationFn }) {
      if (documents.get(documentAST.loc?.source.body ?? '') === documentAST) return setResult([]);
      setValidationFn(
        (schema: GraphQLSchema, document: DocumentNode, rules: Parameters<typeof validate>[2]) =>
          withoutStacks(() =>
            validate(schema, document, rules, { maxErrors: MOST_FAULTS, hideSuggestions: !hints }),
          ),
      );
      return ({ result }) => {
        if (result.length === 0) documents.add(documentAST);
      };
    },
  };
}

/** A text's fault is described by its locations; recording the stack takes longer than finding the fault. */
function withoutStacks<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function textOf(source: string | Source): string {
  return typeof source === 'string' ? source : source.body;
}

/** Parses a text of another client. @throws GraphQLError also for one whose validation would cost too much */
export function parseBounded(source: string | Source): DocumentNode {
  const text = textOf(source);
  if (text.length > TEXT_LIMITS.characters) throw tooLarge('characters', text.length);
  const scan = scanText(text);
  if (scan.set > TEXT_LIMITS.set) throw tooLarge('set', scan.set);
  if (scan.fields > TEXT_LIMITS.fields) throw tooLarge('fields', scan.fields);
  const document = parse(source, { maxTokens: TEXT_LIMITS.tokens });
  const refusal = textExceeds(document);
  if (refusal) throw refusal;
  return document;
}
