import { describeTenantIsolationCases } from './tenants-apart.cases.ts';
import { testEmbeddedDatabase } from './test-database.ts';

describeTenantIsolationCases(await testEmbeddedDatabase());
