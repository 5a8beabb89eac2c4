import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import {
  DeskError,
  type DeskMember,
  type DeskRequest,
  type DeskTenant,
  readDeskRequest,
} from './desk-request.ts';

/** The input of a screen's loader or action. */
export type ScreenInput = {
  readonly desk: DeskRequest;
  readonly member: DeskMember;
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** the page's own address, without what the framework adds to ask for its data */
  readonly url: URL;
};

/** A refusal as error pages show it. */
export type Refusal = { readonly missingRight?: string; readonly tenantName?: string | null };

type Loader<Result> = (args: LoaderFunctionArgs) => Promise<Result>;

/**
 * The loader or action of a page behind the sign-in. Who is not signed in is sent there and comes back; a member without
 * the right gets 403 and is told which one is missing.
 * @param right checked in the tenant of the address, or in every tenant where the address has none
 */
export function loadScreen<Result>(
  right: string | null,
  load: (input: ScreenInput) => Promise<Result>,
): Loader<Result> {
  return async ({ request, params, context }) => {
    const desk = readDeskRequest(context);
    const url = readPageAddress(request);
    const member = desk.member ?? sendToSignIn(url);
    if (right !== null) requireRight(member, right, params.tenant ?? null);
    return translateErrors(() => load({ desk, member, request, params, url }), url);
  };
}

/** As {@link loadScreen}, for a page of one tenant, which its loader gets. */
export function loadTenantScreen<Result>(
  right: string,
  load: (input: ScreenInput & { readonly tenant: DeskTenant }) => Promise<Result>,
): Loader<Result> {
  return loadScreen(right, async (input) => {
    const tenant = input.member.tenants.find(({ tenantId }) => tenantId === input.params.tenant);
    if (!tenant) throw data(null, { status: 404 });
    if (input.desk.lastTenant !== tenant.tenantId) input.desk.remember('desk_tenant', tenant.tenantId);
    return load({ ...input, tenant });
  });
}

function requireRight(member: DeskMember, right: string, tenantId: string | null): void {
  const tenant = member.tenants.find((each) => each.tenantId === tenantId);
  // a tenant that does not exist and one where the member may do nothing look alike
  if (tenantId !== null && !tenant) throw data(null, { status: 404 });
  const rights = tenant ? tenant.rights : member.rightsEverywhere;
  if (!rights.includes(right)) refuseFor(right, tenant?.name ?? null);
}

/** @throws a page with status 403 */
function refuseFor(right: string, tenantName: string | null): never {
  throw data({ missingRight: right, tenantName } satisfies Refusal, { status: 403 });
}

async function translateErrors<Result>(load: () => Promise<Result>, url: URL): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    if (error.code === 'UNAUTHENTICATED') sendToSignIn(url);
    if (error.code === 'FORBIDDEN') refuseFor(String(error.details.right), null);
    if (error.code === 'NOT_FOUND') throw data(null, { status: 404 });
    throw error;
  }
}

function sendToSignIn(url: URL): never {
  const here = url.pathname + url.search;
  throw redirect(here === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(here)}`);
}

function readPageAddress(request: Request): URL {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  return url;
}

/** @returns an address of the desk itself, whatever somebody wrote into the parameter */
export function readReturnAddress(given: string | null): string {
  return given && /^\/(?![/\\])/.test(given) ? given : '/';
}
