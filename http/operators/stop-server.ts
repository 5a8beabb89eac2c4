import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const FINISH_WITHIN_MS = 10_000;
const SWEEP_EVERY_MS = 100;

/**
 * Reports that the server is not ready, serves on for a while, so that a load balancer notices and sends no more
 * requests, and stops.
 */
export async function drainServer(
  shop: { readonly http: Server; beginStop(): void },
  drainMs: number,
): Promise<void> {
  shop.beginStop();
  await wait(drainMs);
  await stopServer(shop.http);
}

/**
 * Stops accepting, lets running requests finish, and ends those that still run after 10 s. Idle connections are
 * closed at once.
 */
export async function stopServer(http: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  http.closeIdleConnections();
  // a connection becomes idle when its request has been answered
  const sweep = setInterval(() => http.closeIdleConnections(), SWEEP_EVERY_MS);
  const timer = setTimeout(() => http.closeAllConnections(), FINISH_WITHIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}
