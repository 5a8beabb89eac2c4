import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { isDatabaseUnavailable } from '#commerce/ground/database/unavailable.rules.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { hasVisitorEnded } from '#commerce/ground/kernel/visitor-ended.rules.ts';
import { ContentUnavailableError } from '#commerce/range/content/content.service.ts';

/**
 * An error in the form that clients may see. A GraphQLError stays as it is; a bug becomes a sentence with an id, and
 * the log has the rest under that id. While the database or the content cannot be reached, the code shows this. If
 * the visitor's session or account has since ended, the client renews its key and sends the request again.
 */
export function maskError(error: unknown, log: Log): GraphQLError {
  if (error instanceof GraphQLError && isDeliberate(error)) return error;
  const located = error instanceof GraphQLError ? error : null;
  const root = getOriginalError(error);
  const place = {
    nodes: located?.nodes ?? null,
    positions: located?.positions ?? null,
    path: located?.path ?? null,
  };
  if (hasVisitorEnded(root)) {
    const extensions = { code: 'UNAUTHENTICATED', http: { status: 401 } };
    return new GraphQLError('The session has ended.', { ...place, extensions });
  }
  const id = randomUUID();
  const fields = { err: root, errorId: id, field: located?.path?.join('.') };
  if (isOutage(root)) {
    log.warn(fields, 'an operation could not be answered for now');
    const extensions = { code: 'SERVICE_UNAVAILABLE', id, http: { status: 503 } };
    return new GraphQLError('Something went wrong.', { ...place, extensions });
  }
  log.error(fields, 'an operation failed');
  const extensions = { code: 'INTERNAL_SERVER_ERROR', id };
  return new GraphQLError('Something went wrong.', { ...place, extensions });
}

/** Whether an error, or an answer of the gateway, means that the shop cannot serve for now: no bug. */
export function isOutage(error: unknown): boolean {
  if (error instanceof GraphQLError && error.extensions.code === 'SERVICE_UNAVAILABLE') return true;
  return isDatabaseUnavailable(error) || error instanceof ContentUnavailableError;
}

/** The same fault without suggestions, which would reveal names of the schema. */
export function removeHints(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean .*\?$/s, '');
  if (message === error.message) return error;
  const { nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}

function isDeliberate(error: GraphQLError): boolean {
  const { originalError } = error;
  if (!originalError) return true;
  return originalError instanceof GraphQLError && isDeliberate(originalError);
}

function getOriginalError(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? getOriginalError(error.originalError) : error;
}
