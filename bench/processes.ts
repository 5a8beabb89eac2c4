import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { SERVER_OPTIONS } from '#tools/bootstrap/server-options.js';

/** The cores of a process: servers have the first one alone, the load has the others; some use all. */
export type Core = 'server' | 'load' | 'all';

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
const CORES: Readonly<Record<Core, string>> = {
  server: '0',
  load: `1-${availableParallelism() - 1}`,
  all: `0-${availableParallelism() - 1}`,
};
/**
 * The way to share the machine with other work. `first`: the measured process precedes it, where the system allows
 * that. `apart`: other processes have a share of their own, so that neither takes time from the other.
 */
export type Turn = 'first' | 'apart' | 'usual';

const NICENESS: Readonly<Record<Turn, number>> = { first: -15, apart: 0, usual: 0 };
const running = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * This process and those that it starts from now on get these cores; with `load`, PostgreSQL too leaves the server's
 * core free.
 */
export function runOn(core: Core): void {
  if (canPin) spawnSync('taskset', ['-cp', CORES[core], String(process.pid)]);
}

/**
 * Starts a file of this folder in a process of its own.
 * @param options Node's; by default those of a serving shop, but not for the load @returns when it has sent its first
 *   message
 */
export async function start<Ready>(
  file: string,
  input: object,
  core: Core,
  turn: Turn = 'usual',
  options: readonly string[] = core === 'load' ? [] : SERVER_OPTIONS,
): Promise<{ child: ChildProcess; ready: Ready }> {
  const command = [process.execPath, ...options, join(import.meta.dirname, file), JSON.stringify(input)];
  const [program = '', ...args] = [...buildPinArguments(core), ...command];
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
    detached: turn !== 'usual',
  });
  giveTurn(child, turn);
  running.add(child);
  child.once('exit', () => running.delete(child));
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`);
  });
  const [ready] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  return { child, ready: ready as Ready };
}

function buildPinArguments(core: Core): string[] {
  return canPin ? ['taskset', '-c', CORES[core]] : [];
}

/**
 * Linux divides the cores between sessions first, and by the niceness of processes only within a session. Therefore
 * the process gets a session of its own, whose niceness is set.
 */
function giveTurn({ pid }: ChildProcess, turn: Turn): void {
  if (pid === undefined || turn !== 'first') return;
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(NICENESS[turn]));
  } catch {
    setPrioritySafely(pid, NICENESS[turn]);
  }
}

function setPrioritySafely(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // only an administrator may raise a priority
  }
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Asks a process started by `start` one question. @throws when it ends without an answer */
export async function ask<Answer>(child: ChildProcess, question: string): Promise<Answer> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a process of the bench ended with ${code} instead of answering`);
  });
  ended.catch(() => {});
  try {
    child.send(question);
    const [answer] = await Promise.race([once(child, 'message', { signal }), ended]);
    return answer as Answer;
  } finally {
    answered.abort();
  }
}

/** The files and settings with which a process of this folder was started. */
export function readInput<Input>(): Input {
  return JSON.parse(process.argv[2] ?? '{}') as Input;
}
