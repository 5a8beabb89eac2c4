import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Kysely } from 'kysely';
import type { DB } from '#commerce/database/schema.ts';
import type { Clock } from '#commerce/kernel/clock.ts';
import type { Log } from '#commerce/kernel/context.ts';
import type { Events } from '#commerce/kernel/events.ts';
import type { Locale, Tenant } from '#tenants/tenant.ts';
import type { GatewayClient, GatewaySession } from './context.ts';

export type GatewayOptions = {
  readonly db: Kysely<DB>;
  readonly tenants: readonly Tenant[];
  readonly clock: Clock;
  readonly events: Events;
  readonly log: Log;
  /** template of the content buckets; null: the tenants' folders */
  readonly contentUrl: string | null;
  /** introspection and details for developers */
  readonly developmentPages: boolean;
};

/** For whom an operation runs. */
export type GatewayAsker = {
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly requestId: string;
  readonly log: Log;
  readonly client: GatewayClient;
  /** null on public pages: nothing personal can be asked for then */
  readonly session: GatewaySession | null;
};

export type Gateway = {
  /**
   * Runs a trusted document in this process, without HTTP and without cost limits. Documents are validated once
   * per object. Errors in the result are masked and logged like those over HTTP.
   */
  execute<Data, Variables>(
    document: DocumentNode & { __apiType?: (variables: Variables) => Data },
    variables: Variables,
    asker: GatewayAsker,
  ): Promise<ExecutionResult<Data>>;
  /** GraphQL over HTTP (`/api/gateway/`). The asker's locale is the address' `?locale=`, else the tenant's default. */
  handle(
    req: IncomingMessage,
    res: ServerResponse,
    asker: Omit<GatewayAsker, 'locale' | 'session'>,
  ): Promise<void>;
  /** Stops timers and listeners. */
  close(): void;
};

export type CreateGateway = (options: GatewayOptions) => Gateway;
