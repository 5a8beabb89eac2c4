import type { Events } from '#commerce/ground/kernel/events.ts';
import type { ShopServer } from '#http/http-server.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { Servers } from './connect-servers.ts';
import {
  isForOtherServers,
  listContentFiles,
  type PageChange,
  readPageChange,
  UNINDEXED,
} from './page-changes.ts';

export type ChangedPagesOptions = {
  readonly shop: Pick<ShopServer, 'invalidate'>;
  /** answers of the gateway that pages share */
  readonly shared: { forget(tenantId: string): void };
  readonly events: Events;
  readonly servers: Pick<Servers, 'tell' | 'onTold' | 'onMissed'>;
  readonly tenants: readonly Pick<Tenant, 'id'>[];
  /** whether the catalogue has been read for search already */
  readonly isIndexed?: boolean;
};

/** Drops cached pages that an event has made old, here and on the other servers. @returns a function that stops it */
export function dropChangedPages({
  shop,
  shared,
  events,
  servers,
  tenants,
  isIndexed = false,
}: ChangedPagesOptions): () => void {
  let isRetelling = false;
  const indexed = new Set(isIndexed ? tenants.map(({ id }) => id) : []);
  const drop = ({ tenantId, tags, aging }: PageChange) => {
    shared.forget(tenantId);
    shop.invalidate(tenantId, tags, aging);
  };
  servers.onTold((change) => {
    drop(change);
    const documents = listContentFiles(change);
    if (documents === null) return;
    // a store of content in this process listens to events; the other servers know the change already
    isRetelling = true;
    const { tenantId } = change;
    events.emit({ type: 'content-changed', tenantId, ...(documents.length > 0 && { documents }) });
    isRetelling = false;
  });
  servers.onMissed(() => {
    for (const { id } of tenants) drop({ tenantId: id, tags: null });
  });
  return events.on((event) => {
    let change = readPageChange(event);
    if (!change) return;
    // pages of an earlier process, from files, had the index of the same catalogue
    if (event.type === 'search-ready' && !indexed.has(event.tenantId)) {
      indexed.add(event.tenantId);
      change = { tenantId: event.tenantId, tags: [UNINDEXED] };
    }
    drop(change);
    if (isForOtherServers(event) && !isRetelling) servers.tell(change);
  });
}
