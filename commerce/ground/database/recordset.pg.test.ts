import { describe } from 'vitest';
import { describeRecordsetCases } from './recordset.cases.ts';
import { testServerDatabase } from './test-database.ts';

const database = await testServerDatabase();

describe('record sets on a database server', () => describeRecordsetCases(database));
