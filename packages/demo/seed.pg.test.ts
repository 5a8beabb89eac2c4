import { testServerDatabase } from '../../commerce/ground/database/test-database.ts';
import { loadTenants } from '../../tenants/load.ts';
import { seedCases } from './seed/seed.cases.ts';

seedCases(await testServerDatabase({ poolSize: 3 }), await loadTenants());
