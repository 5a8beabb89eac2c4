import { describeTenantIsolationCases } from './tenants-apart.cases.ts';
import { testDatabase } from './test-database.ts';

describeTenantIsolationCases(await testDatabase());
