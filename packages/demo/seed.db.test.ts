import { testDatabase } from '../../commerce/ground/database/test-database.ts';
import { loadTenants } from '../../tenants/load.ts';
import { seedCases } from './seed/seed.cases.ts';

seedCases(await testDatabase({ poolSize: 3 }), await loadTenants());
