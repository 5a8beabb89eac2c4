import { describe } from 'vitest';
import { copyRowsCases } from './copy-rows.cases.ts';
import { testEmbeddedDatabase } from './test-database.ts';

const database = await testEmbeddedDatabase();

describe('COPY into the embedded database', () => copyRowsCases(database));
