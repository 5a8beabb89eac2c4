import { describe } from 'vitest';
import { describeRecordsetCases } from './recordset.cases.ts';
import { testEmbeddedDatabase } from './test-database.ts';

const database = await testEmbeddedDatabase();

describe('record sets in the embedded database', () => describeRecordsetCases(database));
