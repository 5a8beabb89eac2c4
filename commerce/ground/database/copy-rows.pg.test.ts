import { describe } from 'vitest';
import { copyRowsCases } from './copy-rows.cases.ts';
import { testServerDatabase } from './test-database.ts';

const database = await testServerDatabase();

describe('COPY into a server', () => copyRowsCases(database));
