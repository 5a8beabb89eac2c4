import { tenantsApartCases } from './tenants-apart.cases.ts';
import { testDatabase } from './test-database.ts';

tenantsApartCases(await testDatabase());
