import type { Demo } from '../../tools/demo.ts';
import { demoCustomer, demoPerson } from './catalogue/customers.ts';
import { demoPictureSource } from './pictures/source.ts';
import { lockDemoAccounts } from './seed/basics.ts';
import { demoStaff } from './seed/staff.ts';
import { seedDemo } from './seed.ts';

/**
 * The functions and data of the demo that tools, tests and the bench use; they load them at run time (tools/demo.ts).
 */
export const demo: Demo = {
  seedDemo,
  lockDemoAccounts,
  demoCustomer,
  demoStaff,
  getDemoPerson: demoPerson,
  createDemoPictureSource: demoPictureSource,
};
