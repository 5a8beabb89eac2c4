import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly setCookies: readonly string[];
  /** path and query of a redirect, '' without one */
  readonly location: string;
  readonly bytes: Buffer;
  readonly body: string;
};

export type Sent = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
};

/** Somebody who talks to the shop without a browser: keeps cookies, runs no scripts, follows no redirects. */
export type HttpVisitor = {
  readonly origin: string;
  readonly cookies: Map<string, string>;
  send(path: string, sent?: Sent): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** a form of the shop's own pages */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
  /** an operation of the gateway; @returns its whole answer */
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<GatewayAnswer>;
};

export type GatewayAnswer = { readonly data?: Record<string, unknown>; readonly errors?: readonly object[] };

const TIMEOUT_MS = 30_000;

/** @param origin of the tenant's shop, e.g. http://nl.localhost:41234; the name needs no resolver */
export function createHttpVisitor(origin: string): HttpVisitor {
  const cookies = new Map<string, string>();
  async function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await exchange(origin, path, {
      method,
      headers: { ...(cookie && { cookie }), 'sec-fetch-site': 'same-origin', ...headers },
      ...(body !== undefined && { body }),
    });
    for (const line of answer.setCookies) keep(cookies, line);
    return answer;
  }
  return {
    origin,
    cookies,
    send,
    get: (path) => send(path),
    post: (path, fields) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    async ask(query, variables = {}) {
      const answer = await send('/api/gateway/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return JSON.parse(answer.body) as GatewayAnswer;
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const equals = pair.indexOf('=');
  const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
  if (gone) cookies.delete(pair.slice(0, equals));
  else cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
}

function exchange(
  origin: string,
  path: string,
  { method, headers, body }: Sent & { method: string },
): Promise<Answer> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        timeout: TIMEOUT_MS,
        headers: {
          host,
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          const location = response.headers.location ?? '';
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            setCookies: response.headers['set-cookie'] ?? [],
            location: location.startsWith(origin) ? location.slice(origin.length) : location,
            bytes,
            body: bytes.toString(),
          });
        });
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer: ${method} ${path}`)));
    // a server may answer and hang up before a body that is too long has been sent
    outgoing.on('error', (error: NodeJS.ErrnoException) => reject(error));
    outgoing.end(body);
  });
}
