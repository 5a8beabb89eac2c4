import type { Server } from 'node:http';

const FINISH_WITHIN_MS = 10_000;

/**
 * Stops accepting, lets running requests finish, and cuts off what still runs after 10 s.
 * Connections that wait for a next request are closed at once.
 */
export async function stopServer(http: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  http.closeIdleConnections();
  const timer = setTimeout(() => http.closeAllConnections(), FINISH_WITHIN_MS);
  await closed;
  clearTimeout(timer);
}
