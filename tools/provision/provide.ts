import { findServerPrograms } from '#commerce/ground/database/test-server.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { findRedisProgram } from './redis.ts';
import { installSystemPackage } from './system-packages.ts';

/** null if it is available; otherwise the reason why it is not. */
export type Lacking = string | null;

/** Provides a PostgreSQL for the db tests: the given server, else the system's programs, else an installed one. */
export async function providePostgres(): Promise<Lacking> {
  if (process.env.TEST_DATABASE_URL || findServerPrograms()) return null;
  const installation = await installSystemPackage('postgresql');
  if (!installation.ok) return `no PostgreSQL: ${installation.reason}`;
  return findServerPrograms() ? null : 'no PostgreSQL: the package brought no server programs';
}

/** Provides a Valkey or Redis for the tests of several servers: the system's program, else an installed one. */
export async function provideRedis(): Promise<Lacking> {
  if (findRedisProgram()) return null;
  const installation = await installSystemPackage('redis-server');
  if (!installation.ok) return `no Redis: ${installation.reason}`;
  return findRedisProgram() ? null : 'no Redis: the package brought no server program';
}

/**
 * Provides a Chromium for the browser journeys: one without windows, the system's or an installed one, because they
 * take half the time in it; if there is none, a whole Chromium.
 */
export async function provideChromium(): Promise<Lacking> {
  if (findHeadlessShell()) return null;
  const shell = await installSystemPackage('chromium-headless-shell');
  if ((shell.ok && findHeadlessShell()) || findChromium()) return null;
  const installation = await installSystemPackage('chromium');
  if (!installation.ok) return `no Chromium: ${installation.reason}`;
  return findChromium() ? null : 'no Chromium: the package brought no browser';
}
