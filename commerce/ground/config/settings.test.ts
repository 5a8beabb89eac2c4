import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { loadSettings } from './environment.ts';
import { listSettingNames, parseSettings, SettingsError } from './settings.ts';

const TENANTS = ['at', 'ch', 'de', 'nl'];
const folders: string[] = [];

function expectRefusal(environment: Record<string, string>): SettingsError {
  try {
    parseSettings(environment, TENANTS);
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** A repository's root with two tenants and this `.env`. */
function createRoot(dotEnv: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-settings-'));
  folders.push(folder);
  mkdirSync(join(folder, 'tenants/nl'), { recursive: true });
  mkdirSync(join(folder, 'tenants/be'), { recursive: true });
  writeFileSync(join(folder, '.env'), dotEnv);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('the shop runs on the documented defaults without any variable', () => {
  expect(parseSettings({}, TENANTS)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    demoSize: 3000,
    defaultTenant: 'nl',
    publicOrigins: { ch: 'http://ch.localhost:3000' },
    nodeEnv: 'production',
    devPages: true,
  });
});

test('the desk has a host of its own, and a public shop has one only where it is named', () => {
  expect(parseSettings({ PORT: '8080' }, TENANTS).deskOrigin).toBe('http://desk.localhost:8080');
  const shop = { PUBLIC_ORIGIN_NL: 'https://shop.example', MAIL: 'folder' };
  expect(parseSettings(shop, TENANTS).deskOrigin).toBeNull();
  const named = parseSettings({ ...shop, DESK_ORIGIN: 'https://desk.shop.example/' }, TENANTS);
  expect(named.deskOrigin).toBe('https://desk.shop.example');
  const shared = expectRefusal({ ...shop, DESK_ORIGIN: 'https://shop.example:8443' });
  expect(shared.problems).toEqual([
    { name: 'DESK_ORIGIN', message: expect.stringContaining('host of its own') },
  ]);
});

test('an empty value counts as not set, and the default origins follow the port', () => {
  const settings = parseSettings({ PORT: '8080', LOG_LEVEL: '', DEMO_SIZE: ' ' }, TENANTS);
  expect(settings).toMatchObject({ logLevel: 'info', demoSize: 3000 });
  expect(settings.publicOrigins.de).toBe('http://de.localhost:8080');
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['DATABASE_POOL_SIZE', '0'],
  ['WORKERS', '0'],
  ['WORKERS', '2'],
  ['ROLE', 'both'],
  ['HOST', 'http://127.0.0.1'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['DEMO_SIZE', '1000001'],
  ['SMTP_URL', 'localhost'],
  ['MAIL_FROM', 'nobody'],
  ['MOLLIE_API_KEY', 'live_short'],
  ['MOLLIE_API_URL', 'ftp://localhost'],
  ['CONTENT_URL', 'https://content.example/{locale}.json'],
  ['DEFAULT_TENANT', 'fr'],
  ['PUBLIC_ORIGIN_NL', 'shop.example'],
  ['PUBLIC_ORIGIN_NL', 'https://shop.example/path'],
  ['PUBLIC_ORIGIN_FR', 'https://shop.example'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_SECRET', 'short'],
  ['TRUST_PROXY', 'yes'],
  ['RATE_LIMIT', 'no'],
  ['NODE_ENV', 'staging'],
  ['DEV_PAGES', 'true'],
  ['REDIS_URL', 'http://localhost'],
])('%s=%s is refused by name', (name, value) => {
  expect(expectRefusal({ [name]: value }).problems.map((problem) => problem.name)).toEqual([name]);
});

test('as many processes serve as there are cores, and one with the embedded database', () => {
  const server = { DATABASE_URL: 'postgresql://localhost/shop' };
  expect(parseSettings(server, TENANTS).workers).toBe(availableParallelism());
  expect(parseSettings({ ...server, WORKERS: '3' }, TENANTS).workers).toBe(3);
  expect(parseSettings({ WORKERS: '1' }, TENANTS).workers).toBe(1);
});

test.each([
  ['1', 10],
  ['4', 10],
  ['16', 4],
  ['64', 2],
])('%s processes have %i connections each, so that a server has enough for all', (workers, each) => {
  const server = { DATABASE_URL: 'postgresql://localhost/shop', WORKERS: workers };
  expect(parseSettings(server, TENANTS).databasePoolSize).toBe(each);
  expect(parseSettings({ ...server, DATABASE_POOL_SIZE: '7' }, TENANTS).databasePoolSize).toBe(7);
});

test('all wrong settings are reported at once and secrets are not repeated', () => {
  const error = expectRefusal({
    PORT: 'x',
    SESSION_SECRET: 'hunter2',
    DATABASE_URL: 'mysql://u:hunter2@h/d',
  });
  expect(error.problems.map(({ name }) => name)).toEqual(['PORT', 'DATABASE_URL', 'SESSION_SECRET']);
  expect(error.message).toContain('expected a whole number from 1 to 65535, got "x"');
  expect(error.message).not.toContain('hunter2');
});

test('the development pages are off where others can reach a tenant, unless switched on', () => {
  const secure = { PUBLIC_ORIGIN_NL: 'https://shop.example/', MAIL: 'folder' };
  expect(parseSettings(secure, TENANTS)).toMatchObject({
    devPages: false,
    publicOrigins: { nl: 'https://shop.example' },
  });
  expect(parseSettings({ ...secure, DEV_PAGES: 'on' }, TENANTS).devPages).toBe(true);
  const parseDevPages = (origin: string) =>
    parseSettings({ PUBLIC_ORIGIN_NL: origin, MAIL: 'folder' }, TENANTS).devPages;
  for (const here of [
    'http://localhost:3000',
    'https://nl.localhost',
    'http://127.0.0.1',
    'http://[::1]:3000',
  ])
    expect(parseDevPages(here)).toBe(true);
  for (const open of ['http://shop.example', 'http://192.168.1.7:3000', 'http://localhost.example'])
    expect(parseDevPages(open)).toBe(false);
});

test('a shop that others can reach starts only where mails are sent, or meant to stay in a folder', () => {
  const parseMail = (mail: Record<string, string>) => () =>
    parseSettings({ PUBLIC_ORIGIN_NL: 'https://shop.example', ...mail }, TENANTS);
  expect(parseMail({})).toThrow(/^SMTP_URL: expected where mails go/);
  expect(parseMail({ SMTP_URL: 'smtp://mail.example' })().smtpUrl).toBe('smtp://mail.example');
  expect(parseMail({ MAIL: 'folder' })().smtpUrl).toBeNull();
  expect(parseMail({ MAIL: 'folder', SMTP_URL: 'smtp://mail.example' })).toThrow(/^MAIL: expected nothing/);
  expect(parseSettings({}, TENANTS).smtpUrl).toBeNull();
});

test('the environment overrides .env, and each tenant folder has an origin', () => {
  const folder = createRoot('PORT=4000\nLOG_LEVEL=debug\nPUBLIC_ORIGIN_BE=https://be.example\nMAIL=folder\n');
  const settings = loadSettings({ PORT: '5000', LOG_LEVEL: '', DATA_DIR: join(folder, 'data') }, folder);
  expect(settings).toMatchObject({ port: 5000, logLevel: 'debug' });
  expect(settings.publicOrigins).toEqual({ be: 'https://be.example', nl: 'http://nl.localhost:5000' });
});

test('the session secret is created once and readable by its owner only', () => {
  const folder = createRoot('');
  const dataDir = join(folder, 'data');
  const first = loadSettings({ DATA_DIR: dataDir }, folder).sessionSecret;
  expect(loadSettings({ DATA_DIR: dataDir }, folder).sessionSecret).toBe(first);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('.env.example documents every setting and no other, with the default values', () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'));
  expect(Object.keys(example).sort()).toEqual(listSettingNames(TENANTS).sort());
  expect(parseSettings(example, TENANTS)).toEqual(parseSettings({}, TENANTS));
});
