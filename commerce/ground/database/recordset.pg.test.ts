import { describe } from 'vitest';
import { recordsetCases } from './recordset.cases.ts';
import { testServerDatabase } from './test-database.ts';

const database = await testServerDatabase();

describe('rows as a table of a server', () => recordsetCases(database));
