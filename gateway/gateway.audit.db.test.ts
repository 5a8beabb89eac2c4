import { serverAudits } from 'graphql-http';
import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { listen, testGateway } from './test-gateway.ts';

const database = await testDatabase();
const url = await listen(await testGateway(database, { size: 0 }));

/** The GraphQL over HTTP draft's own audit suite: what MUST, SHOULD and MAY hold. */
for (const audit of serverAudits({ url, fetchFn: fetch })) {
  it(`${audit.id} ${audit.name}`, async () => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
  });
}
