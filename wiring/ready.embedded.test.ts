import { expect, test } from 'vitest';
import { testEmbeddedDatabase } from '#commerce/ground/database/test-database.ts';
import { NotReadyError } from '#http/operators/operators.ts';
import { ensureReady } from './ready.ts';

const database = await testEmbeddedDatabase();

test('a server is ready when the database and search answer', async () => {
  await expect(ensureReady(database, { isAnswering: () => true })).resolves.toBeUndefined();
});

test('a server is not ready while the catalogue cannot be searched', async () => {
  await expect(ensureReady(database, { isAnswering: () => false })).rejects.toThrow('searched');
});

test('a server is not ready while its disk is full, and says so', async () => {
  const full = { ...database, ensureWritable: () => Promise.reject(new Error('its disk is full')) };
  await expect(ensureReady(full, { isAnswering: () => true })).rejects.toThrow(
    new NotReadyError('its disk is full'),
  );
});
