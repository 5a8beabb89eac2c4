import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tenant } from '#tenants/tenant.ts';
import type { RequestKind } from './metrics.ts';
import type { ServerRequest } from './request-context.ts';

/** Answers the request. @returns false: the path has no file after all, and the next route is asked */
export type Responder = (
  req: IncomingMessage,
  res: ServerResponse,
  request: ServerRequest,
) => boolean | Promise<boolean>;

/** A file, neither a page nor a call. It can only be read: every other method is refused before the route is asked. */
export type FileRoute = {
  readonly kind: RequestKind;
  /** whether the path belongs to this route */
  owns(pathname: string, tenant: Tenant): boolean;
  readonly respond: Responder;
};
