import { spawnSync } from 'node:child_process';

/** The name of a server program that speaks Redis' protocol, when the system has one. */
export function findRedisProgram(): string | null {
  return ['valkey-server', 'redis-server'].find((name) => !spawnSync(name, ['--version']).error) ?? null;
}
