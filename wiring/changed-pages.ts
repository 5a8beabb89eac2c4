import type { Events } from '#commerce/ground/kernel/events.ts';
import type { ShopServer } from '#http/http-server.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { Servers } from './connect-servers.ts';
import { isForOtherServers, listContentFiles, type PageChange, readPageChange } from './page-changes.ts';

export type ChangedPagesOptions = {
  readonly shop: Pick<ShopServer, 'invalidate'>;
  /** answers of the gateway that pages share */
  readonly shared: { forget(tenantId: string): void };
  readonly events: Events;
  readonly servers: Pick<Servers, 'tell' | 'onTold' | 'onMissed'>;
  readonly tenants: readonly Pick<Tenant, 'id'>[];
};

/** Drops cached pages that an event has made old, here and on the other servers. @returns a function that stops it */
export function dropChangedPages({
  shop,
  shared,
  events,
  servers,
  tenants,
}: ChangedPagesOptions): () => void {
  let isRetelling = false;
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
    const change = readPageChange(event);
    if (!change) return;
    drop(change);
    if (isForOtherServers(event) && !isRetelling) servers.tell(change);
  });
}
