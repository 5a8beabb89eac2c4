import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { runPoint } from '#commerce/ground/extension/run-point.service.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { readWithin } from '#http/calls/request-body.ts';
import type { ActiveExtension, CallRequest, ExtensionCall } from '#retailer/extension/extension.ts';
import type { Tenant } from '#tenants/tenant.ts';
import {
  createSharedContext,
  type RestCall,
  type RestOptions,
  type RestRoute,
  sendJsonText,
} from './call.ts';

const LONGEST_BODY = 1024 * 1024;
const LONGEST_ANSWER = 1024 * 1024;
const LIMIT_MS = 10_000;
const SHORTEST_SECRET = 32;

const callResponse = z.object({ status: z.number().int().min(200).max(499), body: z.unknown() });

/**
 * `/api/extensions/<extension>/<call>`: the calls that the extensions of any tenant have. One that is off in the asked
 * tenant is 404. A fault of the extension is 502, and 502 is too what answers late, too long or in another shape.
 */
export function createExtensionRoutes(options: RestOptions, tenants: readonly Tenant[]): RestRoute[] {
  const calls = new Map<string, { extension: string; name: string; call: ExtensionCall<unknown> }>();
  for (const { extension } of tenants.flatMap(({ activeExtensions }) => activeExtensions))
    for (const [name, call] of Object.entries(extension.calls ?? {}))
      calls.set(`/api/extensions/${extension.name}/${name}`, { extension: extension.name, name, call });
  return [...calls].map(([path, { extension, name, call }]) => ({
    path,
    methods: [call.method],
    provesItself: call.access === 'secret',
    async handle(req, res, asked) {
      const active = asked.tenant.activeExtensions.find((one) => one.extension.name === extension);
      if (!active) return sendProblem(res, { status: 404, title: 'There is no such call in this shop' });
      if (call.access === 'secret' && !hasSecret(req, active))
        return sendProblem(res, { status: 401, title: 'The call lacks its secret' });
      const body = await readWithin(req, res, LONGEST_BODY);
      if (body)
        await answer(options, { active, name, call }, res, { asked, request: describeRequest(req, body) });
    },
  }));
}

type Called = {
  readonly active: ActiveExtension;
  readonly name: string;
  readonly call: ExtensionCall<unknown>;
};

async function answer(
  options: RestOptions,
  { active, name, call }: Called,
  res: ServerResponse,
  { asked, request }: { readonly asked: RestCall; readonly request: CallRequest },
): Promise<void> {
  const ctx = await createSharedContext(options, asked);
  const given = await runPoint(
    ctx,
    active,
    { point: `calls.${name}`, limitMs: LIMIT_MS },
    async (context) => {
      const { status, body } = callResponse.parse(await call.answer(request, context));
      const text = JSON.stringify(body ?? null);
      if (Buffer.byteLength(text) > LONGEST_ANSWER)
        throw new Error(`the answer is longer than ${LONGEST_ANSWER} bytes`);
      return { status, text };
    },
  ).catch(() => null);
  if (!given) return sendProblem(res, { status: 502, title: 'The extension could not answer' });
  sendJsonText(res, given.text, given.status);
}

function describeRequest(req: IncomingMessage, body: Buffer): CallRequest {
  const { searchParams } = new URL(req.url ?? '/', 'http://shop.invalid');
  const query: Record<string, string> = {};
  for (const [name, value] of searchParams) query[name] ??= value;
  const headers = Object.entries(req.headers).map(([name, value]) => [name, String(value ?? '')]);
  // the visitor's session is nothing for an extension
  const { cookie: _cookie, authorization: _secret, ...open } = Object.fromEntries(headers);
  return {
    method: req.method === 'POST' ? 'POST' : 'GET',
    query,
    headers: open,
    body: body.toString('utf8'),
  };
}

/** Compares digests, which are as long as each other. */
function hasSecret({ headers }: IncomingMessage, { secrets }: ActiveExtension): boolean {
  const expected = secrets.CALL_SECRET ?? '';
  const [scheme, given = ''] = (headers.authorization ?? '').split(/ (.*)/s);
  if (expected.length < SHORTEST_SECRET || scheme !== 'Bearer') return false;
  return timingSafeEqual(digest(expected), digest(given));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
