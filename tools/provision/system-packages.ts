import { existsSync } from 'node:fs';
import { runCommand } from '../check/run-command.ts';

const INSTALL_TIMEOUT_MS = 600_000;

export type Installation = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Installs a Debian package when this user may: as root, or by sudo without a password. */
export async function installSystemPackage(name: string): Promise<Installation> {
  if (!existsSync('/usr/bin/apt-get')) return { ok: false, reason: 'no apt-get here to install it with' };
  const prefix = process.getuid?.() === 0 ? [] : await findSudo();
  if (!prefix) return { ok: false, reason: 'installing it needs root or sudo' };
  console.log(`  Installing ${name} …`);
  const runAptGet = (...args: string[]) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    return runCommand(command, rest, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: INSTALL_TIMEOUT_MS,
    });
  };
  const install = ['install', '--yes', '--no-install-recommends', name];
  let result = await runAptGet(...install);
  if (!result.ok) {
    await runAptGet('update');
    result = await runAptGet(...install);
  }
  if (result.ok) return { ok: true };
  const last = result.output.trim().split('\n').at(-1) ?? '';
  return { ok: false, reason: `apt-get install ${name} failed: ${last}` };
}

async function findSudo(): Promise<string[] | null> {
  const { ok } = await runCommand('sudo', ['-n', 'true'], { timeoutMs: 10_000 });
  return ok ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND'] : null;
}
