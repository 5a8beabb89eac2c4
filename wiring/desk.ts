import { randomBytes } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { hasRight, listRights, RIGHTS } from '#commerce/staff/access/rights.rules.ts';
import type { StaffMember } from '#commerce/staff/member/staff-member.queries.ts';
import {
  acceptInvitation,
  chooseDeskLanguage,
  readInvitation,
} from '#commerce/staff/member/staff-member.service.ts';
import {
  beginSession,
  createMemberActor,
  endMemberSessions,
  endStaffSession,
  listStaffSessions,
  readStaffSession,
  signInStaff,
} from '#commerce/staff/member/staff-session.service.ts';
import { buildTotpUri, createTotpSecret } from '#commerce/staff/member/totp.rules.ts';
import { createDeskApi, DESK_ENDPOINT, type DeskApi } from '#desk/api/desk-api.ts';
import type { DeskContext } from '#desk/api/desk-context.ts';
import type { DeskColorMode, DeskMember, DeskRequest, DeskSessions } from '#desk/app/request/desk-request.ts';
import { renderDeskRefusal } from '#desk/app/request/refusal-page.ts';
import { selectLanguage } from '#desk/app/texts/desk-language.ts';
import { sendProblem } from '#http/calls/problem.ts';
import type { ServerLog } from '#http/calls/request-context.ts';
import type { RenderedPage } from '#http/pages/cached-page.ts';
import type { ApplicationPage, ApplicationRequest, SecondApplication } from '#http/second-application.ts';
import { getSecurityHeaders } from '#http/security-headers.ts';

type DeskServices = Omit<DeskContext, 'actor' | 'requestId' | 'log'> & { readonly log: ServerLog };

type DeskParts = DeskServices & {
  /** the application's server build; loaded again for each request in development */
  readonly build: () => Promise<ServerBuild>;
  readonly mode: 'production' | 'development';
  readonly files: SecondApplication['files'];
};

/** the exports of desk/app/entry.server.tsx for the server */
type AppModule = {
  createRouterContext(desk: DeskRequest): RouterContextProvider;
  createDeskError(message: string, extensions: Readonly<Record<string, unknown>>): Error;
};

const YEAR_S = 31_536_000;

/** The desk on its host: the application's pages with the member's session, and the interface for programs. */
export function createDesk({ build, mode, files, ...parts }: DeskParts): SecondApplication {
  const api = createDeskApi(parts.log);
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

  async function render(page: ApplicationPage): Promise<RenderedPage> {
    const built = await build();
    const app = built.entry.module as unknown as AppModule;
    let handler = handlers.get(built);
    if (!handler) {
      handler = createRequestHandler(built, mode);
      handlers.set(built, handler);
    }
    const cookies: string[] = [];
    const nonce = randomBytes(16).toString('base64');
    const context = createContext(parts, page);
    const desk = await createDeskRequest({ api, app, context, page, nonce, cookies });
    const response = await handler(buildWebRequest(parts.deskOrigin, page), app.createRouterContext(desk));
    const headers = new Map<string, string>(getSecurityHeaders(page.secure));
    for (const [name, value] of response.headers) if (name !== 'set-cookie') headers.set(name, value);
    headers.set('content-security-policy', mode === 'development' ? DEVELOPMENT_POLICY : buildPolicy(nonce));
    headers.set('x-robots-tag', 'noindex');
    headers.set('referrer-policy', 'same-origin');
    return {
      status: response.status,
      headers,
      cookies: [...cookies, ...response.headers.getSetCookie()],
      tags: [],
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  return {
    origin: parts.deskOrigin,
    files,
    render,
    async answerCall(req, res, request) {
      if (`${request.pathname}/`.startsWith(DESK_ENDPOINT))
        return api.answer(req, res, createContext(parts, request));
      sendProblem(res, { status: 404, title: 'There is no such call' });
    },
    renderRefusal: renderDeskRefusal,
  };
}

function createContext(
  { db, clock, events, attempts, tenants, payments, deskOrigin, log }: DeskServices,
  { requestId }: Pick<ApplicationRequest, 'requestId'>,
): DeskContext {
  const own = log.child({ requestId });
  return { db, clock, events, attempts, tenants, payments, deskOrigin, log: own, requestId, actor: null };
}

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Vite writes scripts and styles into the page, and reports changes by a socket on a port of its own. */
const DEVELOPMENT_POLICY = `${POLICY}; script-src 'self' 'unsafe-inline'`
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");

function buildPolicy(nonce: string): string {
  return `${POLICY}; script-src 'self' 'nonce-${nonce}'`;
}

/** It carries nothing of the visitor: the session is the server's affair, and no loader reads a header. */
function buildWebRequest(
  origin: string,
  { pathname, search, method, form, signal }: ApplicationPage,
): Request {
  const url = new URL(pathname + search, origin);
  if (!form) return new Request(url, { method: method === 'HEAD' ? 'GET' : method, signal });
  const headers = { 'content-type': form.type };
  return new Request(url, { method, signal, headers, body: new Uint8Array(form.body) });
}

type RequestParts = {
  readonly api: DeskApi;
  readonly app: AppModule;
  readonly context: DeskContext;
  readonly page: ApplicationPage;
  readonly nonce: string;
  readonly cookies: string[];
};

async function createDeskRequest({
  api,
  app,
  context,
  page,
  nonce,
  cookies,
}: RequestParts): Promise<DeskRequest> {
  const given = parseCookies(page.cookie);
  const secret = given.get(nameSession(page.secure)) ?? null;
  const session = await readStaffSession(context, secret);
  const member = session?.member ?? null;
  const actor = member && createMemberActor(member);
  const acting = { ...context, actor };
  const mode = given.get('desk_mode');
  return {
    async execute(document, variables) {
      const result = await api.execute(
        document as DocumentNode,
        variables as Record<string, unknown>,
        acting,
      );
      const [error] = result.errors ?? [];
      if (error) throw app.createDeskError(error.message, error.extensions);
      return result.data as never;
    },
    member: member && describeMember(acting, member),
    sessions: createSessions({ context, page, secret, session, cookies }),
    language: selectLanguage(member?.language ?? given.get('desk_language'), page.acceptLanguage),
    colorMode: mode === 'light' || mode === 'dark' ? (mode satisfies DeskColorMode) : null,
    lastTenant: given.get('desk_tenant') ?? null,
    nonce,
    remember: (name, value) =>
      cookies.push(writeCookie(name, value, { secure: page.secure, maxAge: YEAR_S })),
    requestId: page.requestId,
    log: (err, message) => context.log.error({ err }, message),
  };
}

function describeMember(
  { tenants, actor }: DeskContext,
  { staffMemberId, name, email }: StaffMember,
): DeskMember {
  const grants = actor?.grants ?? [];
  return {
    ...{ staffMemberId, name, email },
    tenants: tenants
      .map(({ id, companyName, country, currency, locales }) => ({
        tenantId: id,
        // one company has a shop in each of its countries
        name: `${companyName} ${country}`,
        currency,
        locales: locales.map(({ locale }) => locale),
        rights: listRights(grants, id),
      }))
      .filter(({ rights }) => rights.length > 0),
    rightsEverywhere: RIGHTS.filter((right) => hasRight(grants, right, null)),
  };
}

function createSessions({
  context,
  page: { clientAddress, userAgent, secure },
  secret,
  session,
  cookies,
}: Pick<RequestParts, 'context' | 'page' | 'cookies'> & {
  readonly secret: string | null;
  readonly session: Awaited<ReturnType<typeof readStaffSession>>;
}): DeskSessions {
  const begin = (value: string) => void cookies.push(writeCookie(nameSession(secure), value, { secure }));
  return {
    async signIn(given) {
      const signedIn = await signInStaff(context, { ...given, clientAddress, userAgent });
      if (!signedIn.ok) return signedIn.refusal.code === 'TooManyAttempts' ? 'tooMany' : 'wrong';
      begin(signedIn.value.secret);
      return 'done';
    },
    async readInvitation(token, given) {
      const invited = await readInvitation(context, token);
      if (!invited) return null;
      const { name, email } = invited;
      const totpSecret = given ?? createTotpSecret();
      const [tenant] = context.tenants;
      const uri = buildTotpUri(totpSecret, email, tenant?.companyName ?? '');
      return { name, email, totp: { secret: totpSecret, uri } };
    },
    async acceptInvitation(token, chosen) {
      const accepted = await acceptInvitation(context, token, chosen);
      if (!accepted.ok) return OUTCOMES[accepted.refusal.code];
      begin(await beginSession(context, accepted.value, userAgent));
      return 'done';
    },
    async signOut() {
      if (secret) await endStaffSession(context, secret);
      cookies.push(writeCookie(nameSession(secure), '', { secure, maxAge: 0 }));
    },
    async list() {
      if (!session) return [];
      const rows = await listStaffSessions(context, session.member.staffMemberId);
      return rows.map(({ sessionId, createdAt, lastSeenAt, device }) => ({
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        device,
        isThis: sessionId === session.sessionId,
      }));
    },
    async signOutEverywhere() {
      if (session) await endMemberSessions(context, session.member.staffMemberId);
      cookies.push(writeCookie(nameSession(secure), '', { secure, maxAge: 0 }));
    },
    async chooseLanguage(language) {
      if (session) await chooseDeskLanguage(context, session.member.staffMemberId, language);
    },
  };
}

const OUTCOMES = { InvitationEnded: 'ended', WeakPassword: 'weak', WrongCode: 'wrong' } as const;

/** The prefix has browsers refuse a cookie that another host or a plain connection has written (RFC 6265bis, 4.1.3.2). */
function nameSession(secure: boolean): string {
  return secure ? '__Host-desk_session' : 'desk_session';
}

/** @param maxAge seconds; without it the cookie ends with the browser */
function writeCookie(
  name: string,
  value: string,
  { secure, maxAge }: { readonly secure: boolean; readonly maxAge?: number },
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

function parseCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair): [string, string] => {
    const [name = '', ...rest] = pair.trim().split('=');
    return [name, rest.join('=')];
  });
  return new Map(pairs.map(([name, value]) => [name, decodeSafely(value)]));
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
