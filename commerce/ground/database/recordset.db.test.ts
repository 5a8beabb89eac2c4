import { describe } from 'vitest';
import { describeRecordsetCases } from './recordset.cases.ts';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();

describe('record sets on a database server', () => describeRecordsetCases(database));
