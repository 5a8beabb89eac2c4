import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { contentTemplate } from '#tenants/service-settings.ts';
import { createObjectStore, type ObjectStore } from './object-store.ts';
import {
  type Definition,
  defineAddress,
  defineOptional,
  defineOptionalOrigin,
  defineOrigin,
  defineTenant,
  defineWholeNumber,
} from './setting-kinds.ts';

/** Settings that the environment decides. Addresses and keys may be secret: never log this whole. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  /** connections to the server at most, in each process */
  readonly databasePoolSize: number;
  /** processes that serve; 1 with the embedded database */
  readonly workers: number;
  /** whether this server answers shoppers, runs the background jobs, or does both */
  readonly role: z.infer<typeof role>;
  /** absolute path */
  readonly dataDir: string;
  readonly redisUrl: string | null;
  /** products that the first start seeds; 0 for none */
  readonly demoSize: number;
  readonly smtpUrl: string | null;
  /** null for each tenant's own service address */
  readonly mailFrom: string | null;
  /** the key that signs mails, by the domain of their sender (RFC 6376); `keyFile`: a private key as PEM */
  readonly dkim: readonly { readonly domain: string; readonly selector: string; readonly keyFile: string }[];
  /** where order events are posted to, and what signs them; null for nowhere */
  readonly orderWebhook: { readonly url: string; readonly secret: string } | null;
  readonly mollieApiKey: string | null;
  readonly mollieApiUrl: string | null;
  /** template of the content buckets (docs/content.md); null for the tenants' folders */
  readonly contentUrl: string | null;
  /** the object store behind s3:// templates; null for none */
  readonly contentStore: ObjectStore | null;
  /** the key that verifies calls which report changed content; null if no such call is accepted */
  readonly contentSecret: string | null;
  /** address template of content that is not published (links to it are signed with contentSecret), and how it is read */
  readonly contentPreviewUrl: string | null;
  readonly contentPreviewAuthorization: string | null;
  /** hosts that imported pictures are fetched from; no other host is ever asked */
  readonly pictureHosts: ReadonlySet<string>;
  /** tenant for hosts that belong to no tenant */
  readonly defaultTenant: string;
  /** origin by tenant id, without a trailing slash */
  readonly publicOrigins: Readonly<Record<string, string>>;
  /** origin of the desk, without a trailing slash, on a host of its own; null for none */
  readonly deskOrigin: string | null;
  readonly logLevel: z.infer<typeof logLevel>;
  /** null if one is generated and stored in the data folder */
  readonly sessionSecret: string | null;
  /** shared by the shop and the provider of its security check; null for the shop's own check everywhere */
  readonly securityCheckSecret: string | null;
  /** how many proxies in front of the server append an address to X-Forwarded-For */
  readonly trustProxy: number;
  /** header in which a trusted proxy sends the visitor's country, lower case; null if none does */
  readonly countryHeader: string | null;
  readonly rateLimit: boolean;
  /** memory for public pages, bytes */
  readonly pageCacheBytes: number;
  /** files of public pages, bytes; 0 for none */
  readonly pageFolderBytes: number;
  /** how long a server that was told to stop goes on serving while it reports that it is not ready, milliseconds */
  readonly drainMs: number;
  readonly nodeEnv: z.infer<typeof nodeEnv>;
  /** whether /dev/outbox and /sandbox-pay exist */
  readonly devPages: boolean;
  /** pages are rendered and started the framework's own way, without the quicker start (docs/adr/0012) */
  readonly stockPages: boolean;
  /** whether others than this machine reach a shop by its public origin */
  readonly isPublic: boolean;
  /** opens `/metrics` from anywhere; null if only this machine and private networks have access */
  readonly metricsToken: string | null;
};

export type SettingsProblem = { readonly name: string; readonly message: string };

/** Every wrong setting at once. The messages hold no secret values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly SettingsProblem[];
  constructor(problems: readonly SettingsProblem[]) {
    super(problems.map(({ name, message }) => `${name}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);
const role = z.enum(['all', 'web', 'jobs']);
const nodeEnv = z.enum(['production', 'development', 'test']);

const addressTemplate = {
  schema: defineOptional(contentTemplate),
  expected: 'an http(s) or s3 address template with at least {identifier}',
};

const MB = 2 ** 20;

/** A sixteenth of the memory that this machine, or the container's limit (cgroup), has: at least 64 MB, at most 1 GB. */
function defaultPageCacheMb(): number {
  // 0 or more than there is: no limit
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const megabytes = Math.floor(Math.min(limit, totalmem()) / MB / 16);
  return Math.min(1024, Math.max(64, megabytes));
}

const definitions = {
  PORT: defineWholeNumber(1, 65_535, 3000),
  HOST: {
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    expected: 'an address or host name',
  },
  DATABASE_URL: defineAddress(['postgres:', 'postgresql:'], true),
  // 0: by the number of processes
  DATABASE_POOL_SIZE: defineWholeNumber(1, 500, 0),
  WORKERS: defineWholeNumber(1, 128, Math.min(128, availableParallelism())),
  ROLE: { schema: role.default('all'), expected: `one of ${role.options.join(', ')}` },
  DATA_DIR: { schema: z.string().default('data'), expected: 'a folder' },
  REDIS_URL: defineAddress(['redis:', 'rediss:'], true),
  DEMO_SIZE: defineWholeNumber(0, 1_000_000, 3000),
  SMTP_URL: defineAddress(['smtp:', 'smtps:'], true),
  MAIL: { schema: defineOptional(z.enum(['folder'])), expected: 'folder, or nothing' },
  MAIL_FROM: {
    schema: defineOptional(z.string().regex(/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)),
    expected: 'an address such as Shop <service@shop.example>',
  },
  MAIL_DKIM: {
    schema: z
      .string()
      .regex(/^[\w.-]+:[\w.-]+:[^\s:,]+(\s*,\s*[\w.-]+:[\w.-]+:[^\s:,]+)*$/)
      .transform((text) =>
        text.split(/\s*,\s*/).map((key) => {
          const [domain = '', selector = '', keyFile = ''] = key.split(':');
          return { domain: domain.toLowerCase(), selector, keyFile: resolve(keyFile) };
        }),
      )
      .default([]),
    expected: 'domain:selector:file of a private key, several separated by commas',
  },
  ORDER_WEBHOOK_URL: defineAddress(['http:', 'https:'], true),
  ORDER_WEBHOOK_SECRET: {
    schema: defineOptional(z.string().min(32)),
    expected: 'at least 32 characters, where ORDER_WEBHOOK_URL is set',
    secret: true,
  },
  MOLLIE_API_KEY: {
    schema: defineOptional(z.string().regex(/^(?:test|live)_\w{20,}$/)),
    expected: "Mollie's key, test_… or live_…",
    secret: true,
  },
  MOLLIE_API_URL: defineAddress(['http:', 'https:']),
  CONTENT_URL: addressTemplate,
  CONTENT_S3_ENDPOINT: defineAddress(['http:', 'https:']),
  CONTENT_S3_REGION: {
    schema: z
      .string()
      .regex(/^[a-z0-9-]{2,40}$/)
      .default('us-east-1'),
    expected: 'a region such as eu-central-1',
  },
  CONTENT_S3_STYLE: { schema: z.enum(['path', 'virtual']).default('path'), expected: 'path or virtual' },
  CONTENT_S3_ACCESS_KEY: {
    schema: defineOptional(z.string().min(3)),
    expected: 'an access key id',
    secret: true,
  },
  CONTENT_S3_SECRET_KEY: {
    schema: defineOptional(z.string().min(8)),
    expected: 'the secret key, where CONTENT_S3_ACCESS_KEY is set',
    secret: true,
  },
  CONTENT_PREVIEW_URL: addressTemplate,
  CONTENT_PREVIEW_AUTHORIZATION: {
    schema: defineOptional(z.string().regex(/^[\x20-\x7e]{8,2000}$/)),
    expected: "the value of the header Authorization by which editors' drafts may be read",
    secret: true,
  },
  CONTENT_WEBHOOK_SECRET: {
    schema: defineOptional(z.string().min(32)),
    expected: 'at least 32 characters that nobody can guess',
    secret: true,
  },
  PICTURE_HOSTS: {
    schema: z
      .string()
      .regex(/^[\w.:-]+(\s*,\s*[\w.:-]+)*$/)
      .transform((text) => new Set(text.toLowerCase().split(/\s*,\s*/)))
      .default(new Set()),
    expected: 'hosts such as cdn.shop.example, separated by commas',
  },
  LOG_LEVEL: { schema: logLevel.default('info'), expected: `one of ${logLevel.options.join(', ')}` },
  SESSION_SECRET: {
    schema: defineOptional(z.string().min(32)),
    expected: 'at least 32 characters that nobody can guess',
    secret: true,
  },
  TRUST_PROXY: defineWholeNumber(0, 10, 0),
  COUNTRY_HEADER: {
    schema: defineOptional(z.string().regex(/^[a-zA-Z][a-zA-Z-]{2,60}$/)),
    expected: 'the name of a header, such as cf-ipcountry',
  },
  RATE_LIMIT: { schema: z.enum(['on', 'off']).default('on'), expected: 'on or off' },
  PAGE_CACHE_MB: defineWholeNumber(0, 65_536, defaultPageCacheMb()),
  PAGE_FOLDER_MB: defineWholeNumber(0, 1_048_576, 2048),
  DRAIN_SECONDS: defineWholeNumber(0, 300, 0),
  NODE_ENV: { schema: nodeEnv.default('production'), expected: `one of ${nodeEnv.options.join(', ')}` },
  STOCK_PAGES: { schema: z.enum(['on', 'off']).default('off'), expected: 'on or off' },
  SECURITY_CHECK_SECRET: {
    schema: defineOptional(z.string().min(8)),
    expected: 'at least 8 characters, as the provider gave them',
    secret: true,
  },
  METRICS_TOKEN: {
    schema: defineOptional(z.string().min(32)),
    expected: 'at least 32 characters that nobody can guess',
    secret: true,
  },
  DEV_PAGES: { schema: defineOptional(z.enum(['on', 'off'])), expected: 'on or off' },
  DESK_ORIGIN: defineOptionalOrigin(),
} satisfies Record<string, Definition<unknown>>;

const ORIGIN = 'PUBLIC_ORIGIN_';

/** Names of all settings. @internal for the test of `.env.example` */
export function listSettingNames(tenantIds: readonly string[]): string[] {
  return [...Object.keys(definitions), 'DEFAULT_TENANT', ...tenantIds.map(buildOriginName)];
}

/**
 * Reads all settings. An empty value counts as not set.
 * @throws SettingsError listing every invalid setting with what is expected
 */
export function parseSettings(environment: Environment, tenantIds: readonly string[]): Settings {
  const problems: SettingsProblem[] = [];
  const readValue = (name: string) => environment[name]?.trim() || undefined;

  function read<T>(name: string, definition: Definition<T>): T {
    const parsed = definition.schema.safeParse(readValue(name));
    if (parsed.success) return parsed.data;
    const got = definition.secret ? '' : `, got ${JSON.stringify(readValue(name))}`;
    problems.push({ name, message: `expected ${definition.expected}${got}` });
    return undefined as T;
  }

  const settings = assemble(read, tenantIds);
  for (const name of Object.keys(environment)) {
    if (!name.startsWith(ORIGIN) || tenantIds.some((id) => buildOriginName(id) === name)) continue;
    problems.push({ name, message: `there is no such tenant; there are ${tenantIds.join(', ')}` });
  }
  const reportMissing = (name: keyof typeof definitions) =>
    problems.push({ name, message: `expected ${definitions[name].expected}` });
  if (readValue('ORDER_WEBHOOK_URL') && !readValue('ORDER_WEBHOOK_SECRET'))
    reportMissing('ORDER_WEBHOOK_SECRET');
  if (!readValue('CONTENT_S3_ACCESS_KEY') !== !readValue('CONTENT_S3_SECRET_KEY'))
    reportMissing('CONTENT_S3_SECRET_KEY');
  // customers of a public shop would wait for mails that nobody sends
  const isElsewhere = (origin: string | undefined) => URL.canParse(origin ?? '') && !isLoopback(origin);
  if (Object.values(settings.publicOrigins).some(isElsewhere) && !readValue('SMTP_URL') && !readValue('MAIL'))
    problems.push({
      name: 'SMTP_URL',
      message:
        'expected where mails go, since PUBLIC_ORIGIN_… is not of this machine; MAIL=folder keeps them in DATA_DIR/outbox',
    });
  if (isShopHost(settings))
    problems.push({ name: 'DESK_ORIGIN', message: 'expected a host of its own, no shop’s' });
  if (Number(readValue('WORKERS') ?? 1) > 1 && !readValue('DATABASE_URL'))
    problems.push({
      name: 'WORKERS',
      message: 'expected 1 without DATABASE_URL: the embedded database belongs to one process',
    });
  if (readValue('SMTP_URL') && readValue('MAIL'))
    problems.push({
      name: 'MAIL',
      message: 'expected nothing beside SMTP_URL: mails are sent, or kept in a folder',
    });
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function assemble(
  read: <T>(name: string, definition: Definition<T>) => T,
  tenantIds: readonly string[],
): Settings {
  const get = <Name extends keyof typeof definitions>(name: Name) =>
    read(name, definitions[name] as Definition<z.infer<(typeof definitions)[Name]['schema']>>);
  const port = get('PORT');
  const databaseUrl = get('DATABASE_URL');
  const workers = get('WORKERS');
  const publicOrigins = Object.fromEntries(
    tenantIds.map((id) => [id, read(buildOriginName(id), defineOrigin(`http://${id}.localhost:${port}`))]),
  );
  const trustProxy = get('TRUST_PROXY');
  const onlyHere = Object.values(publicOrigins).every(isLoopback);
  return {
    port,
    host: get('HOST'),
    databaseUrl,
    databasePoolSize: get('DATABASE_POOL_SIZE') || choosePoolSize(databaseUrl === null ? 1 : workers),
    workers: databaseUrl === null ? 1 : workers,
    role: get('ROLE'),
    dataDir: resolve(get('DATA_DIR') ?? ''),
    redisUrl: get('REDIS_URL'),
    demoSize: get('DEMO_SIZE'),
    smtpUrl: get('SMTP_URL'),
    mailFrom: get('MAIL_FROM'),
    dkim: get('MAIL_DKIM'),
    orderWebhook: buildWebhookSettings(get('ORDER_WEBHOOK_URL'), get('ORDER_WEBHOOK_SECRET')),
    mollieApiKey: get('MOLLIE_API_KEY'),
    mollieApiUrl: get('MOLLIE_API_URL'),
    contentUrl: get('CONTENT_URL'),
    contentStore: createObjectStore(
      {
        endpoint: get('CONTENT_S3_ENDPOINT'),
        region: get('CONTENT_S3_REGION'),
        style: get('CONTENT_S3_STYLE'),
      },
      get('CONTENT_S3_ACCESS_KEY'),
      get('CONTENT_S3_SECRET_KEY'),
    ),
    contentSecret: get('CONTENT_WEBHOOK_SECRET'),
    contentPreviewUrl: get('CONTENT_PREVIEW_URL'),
    contentPreviewAuthorization: get('CONTENT_PREVIEW_AUTHORIZATION'),
    pictureHosts: get('PICTURE_HOSTS'),
    defaultTenant: read('DEFAULT_TENANT', defineTenant(tenantIds)),
    publicOrigins,
    deskOrigin: get('DESK_ORIGIN') ?? (onlyHere ? `http://desk.localhost:${port}` : null),
    logLevel: get('LOG_LEVEL'),
    sessionSecret: get('SESSION_SECRET'),
    securityCheckSecret: get('SECURITY_CHECK_SECRET'),
    trustProxy,
    // without a proxy any client could send the header
    countryHeader: trustProxy > 0 ? (get('COUNTRY_HEADER')?.toLowerCase() ?? null) : null,
    rateLimit: get('RATE_LIMIT') === 'on',
    pageCacheBytes: get('PAGE_CACHE_MB') * MB,
    pageFolderBytes: get('PAGE_FOLDER_MB') * MB,
    drainMs: get('DRAIN_SECONDS') * 1000,
    nodeEnv: get('NODE_ENV'),
    stockPages: get('STOCK_PAGES') === 'on',
    devPages: (get('DEV_PAGES') ?? (onlyHere ? 'on' : 'off')) === 'on',
    isPublic: !onlyHere,
    metricsToken: get('METRICS_TOKEN'),
  };
}

/** Scripts and cookies of a host are shared by all its ports: a shop's visitors would share the desk's. */
function isShopHost({ deskOrigin, publicOrigins }: Settings): boolean {
  const desk = URL.parse(deskOrigin ?? '')?.hostname;
  return (
    desk !== undefined && Object.values(publicOrigins).some((origin) => URL.parse(origin)?.hostname === desk)
  );
}

/** A server takes 100 connections unless it is told otherwise, and others want some of them. */
const MOST_CONNECTIONS = 80;

/** Connections of each process: fewer where many processes serve, and one more holds what they share. */
function choosePoolSize(workers: number): number {
  return Math.max(2, Math.min(10, Math.floor(MOST_CONNECTIONS / (workers + 1))));
}

function buildWebhookSettings(url: string | null, secret: string | null): Settings['orderWebhook'] {
  return url && secret ? { url, secret } : null;
}

/** Whether only this machine can reach the address (RFC 6761, 6.3). @param address undefined if malformed */
function isLoopback(address: string | undefined): boolean {
  const { hostname } = URL.parse(address ?? '') ?? {};
  return hostname !== undefined && /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/.test(hostname);
}

function buildOriginName(tenantId: string): string {
  return ORIGIN + tenantId.toUpperCase().replaceAll('-', '_');
}
