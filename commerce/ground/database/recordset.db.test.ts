import { describe } from 'vitest';
import { recordsetCases } from './recordset.cases.ts';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();

describe('rows as a table of the embedded database', () => recordsetCases(database));
