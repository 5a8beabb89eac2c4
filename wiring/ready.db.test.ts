import { expect, test } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { ensureReady } from './ready.ts';

const { kysely } = await testDatabase();

test('a server is ready when the database and search answer', async () => {
  await expect(ensureReady(kysely, { isAnswering: () => true })).resolves.toBeUndefined();
});

test('it is not while the catalogue cannot be searched', async () => {
  await expect(ensureReady(kysely, { isAnswering: () => false })).rejects.toThrow('searched');
});
