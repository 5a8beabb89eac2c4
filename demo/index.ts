import type { Demo } from '../tools/demo.ts';
import { demoCustomer, demoPerson } from './catalogue/customers.ts';
import { demoPictureSource } from './pictures/source.ts';
import { lockDemoCustomers } from './seed/basics.ts';
import { seedDemo } from './seed.ts';

/** All that tools, tests and benches use of the demo; they load it at run time (tools/demo.ts). */
export const demo: Demo = { seedDemo, lockDemoCustomers, demoCustomer, demoPerson, demoPictureSource };
