import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tenant } from '#tenants/tenant.ts';
import type { ServerRequest } from '../calls/request-context.ts';
import type { RequestKind } from '../operators/metrics.ts';

/** Answers the request. @returns false if the path has no file after all, and the next route is tried */
export type Responder = (
  req: IncomingMessage,
  res: ServerResponse,
  request: ServerRequest,
) => boolean | Promise<boolean>;

/** A file, neither a page nor a call. It can only be read: other methods are refused before the route is called. */
export type FileRoute = {
  readonly kind: RequestKind;
  /** whether the path belongs to this route */
  matches(pathname: string, tenant: Tenant): boolean;
  readonly respond: Responder;
};
