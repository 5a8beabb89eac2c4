import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type Right, ROLE_NAMES, ROLES, type Role } from '#commerce/staff/access/rights.rules.ts';
import { createApiKey } from '#commerce/staff/api-key/api-key.service.ts';
import { createMember, createStaffContext } from '#commerce/staff/test-staff.ts';
import { DESK_OPERATIONS } from './access-matrix.ts';
import { deskSchema } from './build-desk-schema.ts';
import { createDeskApi } from './desk-api.ts';
import type { DeskContext } from './desk-context.ts';

const database = await testDatabase();
const context: DeskContext = {
  ...createStaffContext(database),
  deskOrigin: 'http://desk.localhost:3000',
  // no operation of this file pays
  payments: {} as DeskContext['payments'],
};
const api = createDeskApi(context.log);
const server = createServer((req, res) => void api.answer(req, res, { ...context, actor: null }));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/desk/`;

async function createKey(rights: readonly Right[], tenantScope: string): Promise<string> {
  const { actor } = await createMember(context, [{ role: 'administrator', tenantScope: '*' }]);
  const made = await createApiKey(
    { ...context, actor },
    {
      ...{ name: 'a program', rights, tenantScope, idempotencyKey: `${rights} ${tenantScope}` },
      expiresAt: new Date('2027-01-01T00:00:00Z'),
    },
  );
  return made.ok ? (made.value.secret ?? '') : '';
}

async function ask(query: string, secret: string | null) {
  const response = await fetch(origin, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify({ query }),
  });
  const answer = (await response.json()) as { errors?: { extensions?: { code?: string } }[]; data?: object };
  return { status: response.status, code: answer.errors?.[0]?.extensions?.code ?? null, data: answer.data };
}

test('every field of Query and Mutation has its row, and no row is left over', () => {
  const fields = [deskSchema.getQueryType(), deskSchema.getMutationType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {}),
  );
  expect(Object.keys(DESK_OPERATIONS).sort()).toEqual(fields.sort());
});

test('without a key nothing is answered over HTTP, the schema neither', async () => {
  for (const query of ['{ me { name } }', '{ __schema { types { name } } }', '{ tenants { name } }'])
    expect(await ask(query, null)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  const invented = `desk_${'x'.repeat(43)}`;
  expect(await ask('{ me { name } }', invented)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('a key sees its own tenant and what it may do there', async () => {
  const secret = await createKey(['orders.read'], 'nl');
  const { data } = await ask('{ me { kind rights(tenantId: "nl") } tenants { tenantId } }', secret);
  expect(data).toEqual({ me: { kind: 'key', rights: ['ORDERS_READ'] }, tenants: [{ tenantId: 'nl' }] });
  expect(await ask('{ me { rights(tenantId: "de") } }', secret)).toMatchObject({
    data: { me: { rights: [] } },
  });
  expect(await ask('{ auditEntries(tenantId: "nl") { next } }', secret)).toMatchObject({ code: 'FORBIDDEN' });
});

test('an auditor of one tenant reads the audit of that tenant alone', async () => {
  const secret = await createKey(['audit.read'], 'nl');
  const query = (scope: string) => `{ auditEntries${scope} { entries { tenantId } } }`;
  expect(await ask(query('(tenantId: "nl")'), secret)).toMatchObject({
    data: { auditEntries: { entries: [] } },
  });
  for (const scope of ['', '(tenantId: "de")'])
    expect(await ask(query(scope), secret)).toMatchObject({ code: 'FORBIDDEN' });
});

/** An operation of each field; arguments name nothing that exists. */
const COMMAND = 'idempotencyKey: "matrix"';
const MEMBER = `memberId: "00000000-0000-4000-8000-000000000000", ${COMMAND}`;
const ORDER = `tenantId: "nl", orderId: "00000000-0000-4000-8000-000000000000"`;
const CHANGE = `${ORDER}, ${COMMAND}`;
const DECISION = `tenantId: "nl", decisionId: "00000000-0000-4000-8000-000000000000", ${COMMAND}`;
const OPERATIONS: Readonly<Record<string, string>> = {
  addOrderNote: `mutation { addOrderNote(${CHANGE}, body: "x") { orderId } }`,
  bookReturn: `mutation { bookReturn(${CHANGE}, items: []) { refundMinor } }`,
  cancelOrder: `mutation { cancelOrder(${CHANGE}, reason: "x") { refundMinor } }`,
  cancellationPreview: `{ cancellationPreview(${ORDER}) { creditMinor } }`,
  carryOutWithdrawal: `mutation { carryOutWithdrawal(${CHANGE}) { refundMinor } }`,
  confirmCredit: `mutation { confirmCredit(${DECISION}, agrees: true) }`,
  creditReviews: '{ creditReviews(tenantId: "nl") { next } }',
  customer: '{ customer(tenantId: "nl", customerId: "00000000-0000-4000-8000-000000000000") { name } }',
  customers: '{ customers(tenantId: "nl") { next } }',
  decideCredit: `mutation { decideCredit(${DECISION}, outcome: refused, reason: "x") }`,
  deliverOrder: `mutation { deliverOrder(${CHANGE}) { refundMinor } }`,
  dispatchOrder: `mutation { dispatchOrder(${CHANGE}) { refundMinor } }`,
  manualRefunds: '{ manualRefunds(tenantId: "nl") { refundId } }',
  order: '{ order(tenantId: "nl", orderNumber: "1") { orderId } }',
  orders: '{ orders(tenantId: "nl") { next } }',
  paper: '{ paper(tenantId: "nl", orderNumber: "1", number: "1") { name } }',
  recordRefundMade: `mutation { recordRefundMade(tenantId: "nl", refundId: "00000000-0000-4000-8000-000000000000", ${COMMAND}) }`,
  releaseHold: `mutation { releaseHold(${CHANGE}, reason: "x") { refundMinor } }`,
  returnPreview: `{ returnPreview(${ORDER}, items: []) { creditMinor } }`,
  apiKeys: '{ apiKeys { name } }',
  auditEntries: '{ auditEntries { next } }',
  auditVerification: '{ auditVerification { whole } }',
  blockMember: `mutation { blockMember(${MEMBER}) { name } }`,
  changeGrants: `mutation { changeGrants(${MEMBER}, grants: []) { name } }`,
  createApiKey: `mutation { createApiKey(name: "x", rights: [], tenantScope: "*", expiresAt: "2020-01-01T00:00:00Z", ${COMMAND}) { secret } }`,
  inviteAgain: `mutation { inviteAgain(${MEMBER}) { url } }`,
  inviteMember: `mutation { inviteMember(email: "no address", name: "x", language: nl, grants: [], ${COMMAND}) { url } }`,
  me: '{ me { name } }',
  member: '{ member(memberId: "00000000-0000-4000-8000-000000000000") { name } }',
  members: '{ members { name } }',
  revokeApiKey: `mutation { revokeApiKey(apiKeyId: "00000000-0000-4000-8000-000000000000", ${COMMAND}) }`,
  roles: '{ roles { role } }',
  signOutMember: `mutation { signOutMember(${MEMBER}) { name } }`,
  tenants: '{ tenants { name } }',
};

test.each(ROLE_NAMES)('a member who is %s is answered as the matrix says', async (role: Role) => {
  const { actor } = await createMember(context, [{ role, tenantScope: '*' }]);
  for (const [operation, access] of Object.entries(DESK_OPERATIONS)) {
    const query = OPERATIONS[operation];
    if (query === undefined) throw new Error(`${operation} has no example here`);
    const { errors } = await api.execute(parse(query), {}, { ...context, actor });
    const mayDoIt = access === 'signed-in' || ROLES[role].some((right) => right === access);
    const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
    expect([operation, codes.includes('FORBIDDEN')]).toEqual([operation, !mayDoIt]);
  }
});

test('nobody gives rights that she lacks', async () => {
  const { actor } = await createMember(context, [{ role: 'administrator', tenantScope: 'nl' }]);
  const invite = parse(
    `mutation { inviteMember(email: "b@example.com", name: "B", language: nl,
       grants: [{ role: ADMINISTRATOR, tenantScope: "*" }], idempotencyKey: "b") { url } }`,
  );
  const { errors } = await api.execute(invite, {}, { ...context, actor });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
