import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, runCommand } from './run-command.ts';
import { violations } from './violations.ts';

/**
 * `node tools/run.js tools/check/prove-refusals.ts`: makes each deliberate violation in a copy of the last commit and
 * runs the check that must refuse it. Takes about two minutes; uses the packages of this folder.
 */

const folder = mkdtempSync(join(tmpdir(), 'refusals-'));
const copy = join(folder, 'copy');
git(ROOT, 'worktree', 'add', '--quiet', '--detach', copy);
let accepted = 0;
try {
  linkPackages();
  for (const violation of violations) {
    const { check, breaks, file, text } = violation;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    if (violation.how === 'append') appendFileSync(join(copy, file), text);
    else writeFileSync(join(copy, file), text);
    const { ok, output } = await runCommand(process.execPath, ['tools/check/main.ts', '--only', check], {
      cwd: copy,
      timeoutMs: 300_000,
    });
    // a fault elsewhere proves nothing about the one that was made
    const refused = !ok && output.includes(violation.named ?? file);
    if (!refused) accepted += 1;
    console.log(`${refused ? '✓ refused' : '✗ NOT refused'}: ${breaks} (${check})`);
    if (!refused) console.log(output);
    git(copy, 'reset', '--quiet', '--hard');
    git(copy, 'clean', '--quiet', '-fd');
  }
} finally {
  git(ROOT, 'worktree', 'remove', '--force', copy);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(accepted === 0 ? 0 : 1);

/** Links all packages except the results that checks store between runs, which belong to the original. */
function linkPackages(): void {
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(packages))
    if (name !== '.cache') symlinkSync(join(packages, name), join(copy, 'node_modules', name));
}

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', args, { cwd });
}
