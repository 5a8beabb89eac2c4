import { type DocumentNode, GraphQLError, visit } from 'graphql';

/**
 * Refuses texts that cannot be stored and written into links as they are: with U+0000, the one character that
 * PostgreSQL's text cannot hold, or with half of a surrogate pair, which is no character.
 * @returns null: the operation may run
 */
export function findUnreadableText(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  if (!hasUnreadable(variables) && !hasUnreadableLiteral(document)) return null;
  return new GraphQLError('Text must not contain U+0000 or half of a surrogate pair.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}

function isUnreadable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** @param value JSON of bounded depth */
function hasUnreadable(value: unknown): boolean {
  if (typeof value === 'string') return isUnreadable(value);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false;
  return Object.values(value).some(hasUnreadable);
}

const looked = new WeakMap<DocumentNode, boolean>();

/** Checked once for each document: the same ones are sent again and again. */
function hasUnreadableLiteral(document: DocumentNode): boolean {
  const known = looked.get(document);
  if (known !== undefined) return known;
  let found = false;
  visit(document, {
    StringValue({ value }) {
      found ||= isUnreadable(value);
    },
  });
  looked.set(document, found);
  return found;
}
