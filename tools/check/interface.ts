import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareInterfaces, findVersionFault, parseInterface } from '../release/interface.rules.ts';
import { ROOT } from './run-command.ts';

/** Checks that version and changelog say what has changed for retailers since the last release. */
const readText = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const released = readText('retailer/released-interface.md');
const [, version = ''] = /^# Interface of (\S+)/.exec(released) ?? [];
const fault = findVersionFault(
  {
    released: version,
    version: JSON.parse(readText('package.json')).version,
    changelog: readText('CHANGELOG.md'),
  },
  compareInterfaces(parseInterface(released), parseInterface(readText('retailer/interface.md'))),
);
if (fault) console.log(fault);
process.exitCode = fault ? 1 : 0;
