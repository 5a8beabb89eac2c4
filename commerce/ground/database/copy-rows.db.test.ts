import { describe } from 'vitest';
import { copyRowsCases } from './copy-rows.cases.ts';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();

describe('COPY into the embedded database', () => copyRowsCases(database));
