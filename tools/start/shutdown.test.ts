import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = `
  const { endGracefully } = await import(${JSON.stringify(join(import.meta.dirname, 'shutdown.ts'))});
  const say = (text) => async () => console.log(text);
  endGracefully([say('server'), async () => { throw new Error('broken') }, say('database')]);
  setInterval(() => {}, 1000);
  console.log('ready');
`;

/** The output and exit code of a process that ends gracefully after `end`. */
async function waitForEnd(
  end: (child: ReturnType<typeof start>) => void,
): Promise<{ code: number; output: string }> {
  const child = start();
  let output = '';
  const { stdout } = child;
  if (!stdout) throw new Error('no output');
  stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(stdout, 'data');
  const exited = Promise.all([once(child, 'exit'), once(stdout, 'end')]);
  end(child);
  const [[code]] = await exited;
  return { code, output };
}

function start() {
  return spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
}

test.each<[string, (child: ReturnType<typeof start>) => void]>([
  ['SIGTERM', (child) => child.kill('SIGTERM')],
  ['SIGINT', (child) => child.kill('SIGINT')],
  ['the end of the process that started it', (child) => child.disconnect()],
])('on %s everything is closed in order even if one part fails', async (_, end) => {
  const { code, output } = await waitForEnd(end);
  expect(output).toMatch(/ready[\s\S]*server\ndatabase\n$/);
  expect(code).toBe(0);
});
