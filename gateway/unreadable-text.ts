import { type DocumentNode, GraphQLError, visit } from 'graphql';

/**
 * Refuses texts with U+0000, the one character that PostgreSQL's text cannot hold: no name, term or number contains
 * it.
 * @returns null: the operation may run
 */
export function unreadableText(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  if (!hasNul(variables) && !literalHasNul(document)) return null;
  return new GraphQLError('Text must not contain U+0000.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}

/** @param value JSON of bounded depth */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false;
  return Object.values(value).some(hasNul);
}

const looked = new WeakMap<DocumentNode, boolean>();

/** Checked once for each document: the same ones are sent again and again. */
function literalHasNul(document: DocumentNode): boolean {
  const known = looked.get(document);
  if (known !== undefined) return known;
  const found = isNulIn(document);
  looked.set(document, found);
  return found;
}

function isNulIn(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    StringValue({ value }) {
      found ||= value.includes('\0');
    },
  });
  return found;
}
