import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  type Source,
  validate,
  visit,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { RegisteredDocuments } from './registered-documents.ts';

/**
 * The limits of a text that is not registered. The longest of the storefront's own has 7,200 characters, 760 tokens and
 * 103 fields of one name (`__typename`).
 */
export const TEXT_LIMITS = {
  characters: 16 * 1024,
  tokens: 1000,
  /** fields that are answered under one name: validation compares each with each */
  repetitions: 120,
} as const;

/** Characters of kept texts together: a parsed text takes about a hundred times its length. */
const KEPT_CHARACTERS = 256 * 1024;
/** Faults of a text that are reported: finding each takes time. */
const MOST_FAULTS = 5;

/** Texts that were parsed, for Yoga's cache: its own counts texts, whatever their length. */
export const textCache = () => ({
  documentCache: new LRUCache<string, DocumentNode>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (_document, text) => text.length + 1,
  }),
  // refused texts are not kept
  errorCache: { get: () => undefined, set: () => {} },
});

/**
 * Parses and validates texts within their limits; the registered ones have none.
 * @param hints whether faults suggest names, which reveals the schema
 */
export function textsPlugin(registered: RegisteredDocuments, hints: boolean): Plugin {
  return {
    onParse({ params: { source }, setParsedDocument, setParseFn }) {
      const own = registered.findByText(readText(source));
      if (own) setParsedDocument(own);
      else setParseFn(parseText);
    },
    onValidate({ setValidationFn }) {
      setValidationFn(
        (schema: GraphQLSchema, document: DocumentNode, rules: Parameters<typeof validate>[2]) =>
          validate(schema, document, rules, { maxErrors: MOST_FAULTS, hideSuggestions: !hints }),
      );
    },
  };
}

function readText(source: string | Source): string {
  return typeof source === 'string' ? source : source.body;
}

/** Parses a text that is not registered. @throws GraphQLError also for one whose validation would cost too much */
export function parseText(source: string | Source): DocumentNode {
  const { length } = readText(source);
  if (length > TEXT_LIMITS.characters) throw createSizeError('characters', length);
  const document = parse(source, { maxTokens: TEXT_LIMITS.tokens });
  const repetitions = countRepetitions(document);
  if (repetitions > TEXT_LIMITS.repetitions) throw createSizeError('repetitions', repetitions);
  return document;
}

/** @returns how often the most frequent name of an answer's field is written, wherever it stands */
function countRepetitions(document: DocumentNode): number {
  const counts = new Map<string, number>();
  visit(document, {
    Field({ alias, name }) {
      const { value } = alias ?? name;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
  });
  return Math.max(0, ...counts.values());
}

function createSizeError(limit: 'characters' | 'repetitions', found: number): GraphQLError {
  const counted = limit === 'characters' ? 'characters' : 'fields of one name';
  const message = `The operation has ${found} ${counted}; at most ${TEXT_LIMITS[limit]} are allowed.`;
  return new GraphQLError(message, {
    extensions: { code: 'OPERATION_TOO_LARGE', limit, http: { status: 400 } },
  });
}
