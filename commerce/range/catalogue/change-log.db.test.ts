import { describe } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { changeLogCases } from './change-log.cases.ts';

const database = await testDatabase();
describe('on the embedded database', () => changeLogCases(database));
