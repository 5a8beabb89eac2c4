import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { startTestServer } from '#wiring/test-server.ts';
import { readInput } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

/**
 * The reference of uncached pages: a server that only runs React's renderToString, on the tree and the data that the
 * shop renders for a path. There is no routing, no loader, no gateway, and no data for the browser.
 */
const { databaseUrl, size, path, host } = readInput<ShopInput & { path: string; host: string }>();

type Entry = { default(...args: unknown[]): unknown };
let captured: { context: EntryContext; url: string } | null = null;

/** Has the shop render the page once, and keeps the tree and its data. */
async function captureTree(): Promise<ReactElement> {
  const build: ServerBuild = await import(join(import.meta.dirname, '../build/server/index.js'));
  const entry = build.entry as unknown as { module: Entry };
  const own = entry.module;
  entry.module = {
    ...own,
    default(...args) {
      const { serverHandoffStream: _, ...context } = args[3] as EntryContext;
      captured = { context, url: (args[0] as Request).url };
      return own.default(...args);
    },
  };
  const database = databaseUrl
    ? await openDatabase({ url: databaseUrl, dataDir: '', tenantGuard: false })
    : null;
  const server = await startTestServer({
    size,
    settings: { nodeEnv: 'production', devPages: false },
    ...(database && { database }),
  });
  const { status } = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { host } });
  await server.close();
  await database?.close();
  if (status !== 200 || !captured) throw new Error(`${path} answered ${status}`);
  // a component without hooks: calling it once keeps one router for all renders
  return ServerRouter(captured) as ReactElement;
}

const tree = await captureTree();
const server = createServer((_req, res) => {
  const body = Buffer.from(`<!DOCTYPE html>${renderToString(tree)}`);
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  res.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('SIGTERM', () => process.exit(0));
