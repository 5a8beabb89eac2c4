import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import type { ServerRequest } from '../calls/request-context.ts';
import { createOffline } from './offline.ts';
import type { PlainTexts } from './plain-page.ts';

const tenants = await loadTenants();
const locales = tenants.flatMap((tenant) => tenant.locales.map(({ locale }) => locale));
const offline = createOffline(
  new Map(
    locales.map((locale) => {
      const text = { title: `No connection in ${locale}`, text: 'Try <again>.' };
      const texts: PlainTexts = {
        ...{ home: 'Home', again: 'Again', badRequest: text, forbidden: text, tooLarge: text },
        ...{ tooMany: text, failed: text, offline: text },
      };
      return [locale, texts];
    }),
  ),
);

async function ask(tenantId: string, pathname: string) {
  const tenant = tenants.find(({ id }) => id === tenantId);
  let headers: Record<string, unknown> = {};
  let body = '';
  const res = {
    writeHead: (_status: number, given: Record<string, unknown>) => {
      headers = given;
    },
    end: (given: Buffer) => {
      body = String(given);
    },
  } as unknown as ServerResponse;
  const request = { pathname, tenant, secure: false } as unknown as ServerRequest;
  const answered =
    offline.matches(pathname, request.tenant) &&
    (await offline.respond({ method: 'GET' } as IncomingMessage, res, request));
  return { answered, headers, body };
}

describe('offline pages', () => {
  it.each([
    ['nl', '/offline', 'nl-NL'],
    ['ch', '/offline', 'de-CH'],
    ['ch', '/fr/offline', 'fr-CH'],
  ])('the offline page of %s at %s is in %s', async (tenant, path, locale) => {
    const { answered, body, headers } = await ask(tenant, path);
    expect(answered).toBe(true);
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(`<h1>No connection in ${locale}</h1>`);
    expect(body).toContain('Try &lt;again>.');
    expect(body).not.toMatch(/undefined|<script|<small>/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('every other path is left to the other routes', async () => {
    for (const path of ['/fr/offline', '/dames/offline', '/offline/', '/']) {
      expect((await ask('nl', path)).answered).toBe(false);
    }
  });

  it('the service worker stores only these pages, and its name changes with them', async () => {
    const [nl, ch] = [await ask('nl', '/service-worker.js'), await ask('ch', '/service-worker.js')];
    expect(ch.body).toContain('const PAGES = ["/fr/offline","/offline"];');
    expect(nl.body).toContain('const PAGES = ["/offline"];');
    expect(nl.body).not.toMatch(/cache\.put|\.add\(/);
    const findCacheName = (body: string) => /offline-[0-9a-f]{12}/.exec(body)?.[0];
    expect(findCacheName(nl.body)).not.toBe(findCacheName(ch.body));
  });
});
