import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const FINISH_WITHIN_MS = 10_000;
const SWEEP_EVERY_MS = 100;

/** Says that it is not ready, serves on for a while, so that a load balancer hears of it and sends no more, and stops. */
export async function drainServer(
  shop: { readonly http: Server; beginStop(): void },
  drainMs: number,
): Promise<void> {
  shop.beginStop();
  await wait(drainMs);
  await stopServer(shop.http);
}

/**
 * Stops accepting, lets running requests finish, and cuts off what still runs after 10 s.
 * Connections that wait for a next request are closed at once.
 */
export async function stopServer(http: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  http.closeIdleConnections();
  // a connection whose request has just been answered waits for the next one
  const sweep = setInterval(() => http.closeIdleConnections(), SWEEP_EVERY_MS);
  const timer = setTimeout(() => http.closeAllConnections(), FINISH_WITHIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}
