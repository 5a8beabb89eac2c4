import { expect, test } from 'vitest';
import { SCREENS } from '#tenants/paths.ts';
import { createApiRoutes } from '#wiring/api-routes.ts';
import { schema } from '../build-schema.ts';
import { CALLS, CUSTOMER_SCREENS, OPERATIONS } from './access-matrix.ts';

test('every operation of the gateway has a row and every row an operation', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(fields.toSorted());
});

test('every call beside the gateway has a row and every row a call', () => {
  const options = { settings: { devPages: false }, sandbox: null, tenants: [] } as unknown as Parameters<
    typeof createApiRoutes
  >[0];
  const paths = createApiRoutes(options).map(({ path }) => path);
  expect(Object.keys(CALLS).toSorted()).toEqual([...new Set(paths)].toSorted());
});

test('every section of the account requires its own customer', () => {
  const sections = SCREENS.filter((screen) => /^account[A-Z]/.test(screen));
  expect([...CUSTOMER_SCREENS].toSorted()).toEqual(sections.toSorted());
});
