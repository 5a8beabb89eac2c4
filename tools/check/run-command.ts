import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export type CommandResult = { readonly ok: boolean; readonly output: string };

/**
 * Runs a program without input, in the root unless told otherwise, and collects what it prints (both streams, in order of arrival).
 * `stream` passes it on as it comes.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; timeoutMs: number; stream?: boolean },
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
    timeout: options.timeoutMs,
    killSignal: 'SIGKILL',
  });
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer) => {
    chunks.push(chunk);
    if (options.stream) process.stdout.write(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    const finish = (ok: boolean, note = '') =>
      resolve({ ok, output: Buffer.concat(chunks).toString('utf8') + note });
    child.once('error', (error) => finish(false, error.message));
    child.once('close', (code, signal) =>
      finish(code === 0, signal ? `\nended by ${signal} (limit: ${options.timeoutMs / 1000} s)\n` : ''),
    );
  });
}
