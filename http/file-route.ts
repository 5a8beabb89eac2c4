import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tenant } from '#tenants/tenant.ts';
import type { RequestKind } from './metrics.ts';
import type { ServerRequest } from './request-context.ts';

/** Answers. @returns false: there is nothing at this path after all, and the next in turn is asked */
export type Responder = (
  req: IncomingMessage,
  res: ServerResponse,
  request: ServerRequest,
) => boolean | Promise<boolean>;

/** A file, neither a page nor a call. It is only read: any other method is refused before it is asked. */
export type FileRoute = {
  readonly kind: RequestKind;
  /** whether the path is one of its own */
  owns(pathname: string, tenant: Tenant): boolean;
  readonly respond: Responder;
};
