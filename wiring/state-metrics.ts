import { Counter, Gauge, type Registry } from 'prom-client';
import type { Events } from '#commerce/ground/kernel/events.ts';

/** The numbers of a connection pool that show how busy it is. */
type Connections = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

type Watched = {
  readonly pool: Connections;
  readonly search: { isAnswering(): boolean };
  readonly events: Pick<Events, 'on'>;
};

/** Adds the metrics that alarms watch: connections, search, orders placed by this server, failures of extensions. */
export function watchState(registry: Registry, { pool, search, events }: Watched): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: in use, idle, and queries that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'search_answering',
    help: '1: the catalogue can be searched; 0: lists have no facets',
    // of several workers, the one that fares worst
    aggregator: 'min',
    registers,
    collect() {
      this.set(search.isAnswering() ? 1 : 0);
    },
  });
  const orders = new Counter({
    name: 'orders_placed_total',
    help: 'Orders placed at this server, by tenant',
    labelNames: ['tenant'],
    registers,
  });
  const failures = new Counter({
    name: 'extension_failures_total',
    help: 'Functions of extensions that threw, took too long or answered in a wrong shape, by extension and point',
    labelNames: ['extension', 'point'],
    registers,
  });
  events.on((event) => {
    if (event.type === 'order-placed') orders.inc({ tenant: event.tenantId });
    if (event.type === 'extension-failed') failures.inc({ extension: event.extension, point: event.point });
  });
}
