import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { payloadSite } from './payload-site.ts';

/** Payload's packages, apart from the shop's. */
export const PAYLOAD = join(import.meta.dirname, 'payload');

export type Data = Record<string, unknown>;
export type Create = { collection: string; locale?: string; data: Data; file?: object };
/** The part of Payload's API that is used here. */
type PayloadPackage = {
  buildConfig(config: object): Promise<object>;
  getPayload(options: { config: object }): Promise<{ create(one: Create): Promise<{ id: number }> }>;
  handleEndpoints(options: { config: object; request: Request }): Promise<Response>;
};
type SqlitePackage = { sqliteAdapter(options: object): object };

export type Payload = {
  create(one: Create): Promise<{ id: number }>;
  /** answers of its REST API */
  answer(request: Request): Promise<Response>;
};

/**
 * Starts a real Payload in this process, without Next.js, with an SQLite file as database. Its packages have to be
 * installed (tools/provision/npm-packages.ts).
 * @param folder for its database and pictures @param options.site origin in its answers @param options.onChange
 *   called after a page was saved or deleted, before the answer
 */
export async function startPayload(
  folder: string,
  { site, onChange }: { readonly site: string; readonly onChange?: () => Promise<void> },
): Promise<Payload> {
  const load = (name: string) => import(pathToFileURL(join(PAYLOAD, 'node_modules', name)).href);
  const payload: PayloadPackage = await load('payload/dist/index.js');
  const { sqliteAdapter }: SqlitePackage = await load('@payloadcms/db-sqlite/dist/index.js');
  const db = sqliteAdapter({ client: { url: `file:${join(folder, 'cms.db')}` }, push: true });
  const pages = payloadSite({ site, pictures: join(folder, 'media'), onChange: async () => onChange?.() });
  const config = await payload.buildConfig({ ...pages, db, telemetry: false });
  const started = await payload.getPayload({ config });
  return {
    create: (one) => started.create(one),
    answer: (request) => payload.handleEndpoints({ config, request }),
  };
}
