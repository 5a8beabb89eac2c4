import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandAnswer } from '#commerce/range/import/command-inbox.rules.ts';
import type { ImportSummary } from '#commerce/range/import/import.service.ts';
import { type ImportRequest, importAnswer } from '#commerce/range/import/inbox.rules.ts';
import { resolveFileArguments } from './file-arguments.ts';

const POLL_MS = 250;
const BEGINS_WITHIN_MS = 15_000;

/**
 * Has the shop that has the embedded database open import a file, through its inbox, and prints the progress. @throws
 * when the import does not begin: the process that has the database open is no shop
 */
export async function handOver(
  dataDir: string,
  path: string,
  asked: Omit<ImportRequest, 'file' | 'fileName'>,
  { onProgress, onWarning }: { onProgress: (share: number) => void; onWarning: (text: string) => void },
): Promise<ImportSummary> {
  const folder = join(dataDir, 'inbox');
  const id = randomUUID();
  const getPath = (end: string) => join(folder, `${id}.${end}`);
  const [request, answer, file] = [getPath('request.json'), getPath('answer.json'), getPath('feed')];
  await mkdir(folder, { recursive: true });
  await copyFile(path, file);
  const whole: ImportRequest = { ...asked, file: basename(file), fileName: basename(path) };
  await writeFile(`${request}.part`, JSON.stringify(whole));
  await rename(`${request}.part`, request);
  const giveUpAt = Date.now() + BEGINS_WITHIN_MS;
  const warn = createNewTextFilter(onWarning);
  try {
    for (;;) {
      const text = await readFile(answer, 'utf8').catch(() => null);
      const said = text === null ? null : importAnswer.parse(JSON.parse(text));
      if (said?.fault) throw new Error(said.fault);
      if (said) warn(said.warnings);
      if (said?.summary) return said.summary;
      if (said && said.total > 0) onProgress(said.done / said.total);
      if (!said && Date.now() > giveUpAt)
        throw new Error('the database is open in another process that does not import; stop it first');
      await wait(POLL_MS);
    }
  } finally {
    for (const left of [answer, request, file]) await rm(left, { force: true });
  }
}

/**
 * Has the shop that has the embedded database open run a command, and prints its output. Names of files become
 * absolute, because the shop may have been started in another folder. @returns the command's exit code
 */
export async function handOverCommand(
  dataDir: string,
  command: string,
  given: readonly string[],
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<number> {
  const folder = join(dataDir, 'inbox');
  const id = randomUUID();
  const [request, answer] = [join(folder, `${id}.command.json`), join(folder, `${id}.answer.json`)];
  await mkdir(folder, { recursive: true });
  const args = resolveFileArguments(command, given);
  await writeFile(`${request}.part`, JSON.stringify({ command, args }));
  await rename(`${request}.part`, request);
  const giveUpAt = Date.now() + BEGINS_WITHIN_MS;
  try {
    for (;;) {
      const text = await readFile(answer, 'utf8').catch(() => null);
      const said = text === null ? null : commandAnswer.parse(JSON.parse(text));
      if (said?.fault) throw new Error(said.fault);
      if (said && said.exitCode !== null) {
        write(said.output);
        return said.exitCode;
      }
      if (!said && Date.now() > giveUpAt)
        throw new Error('the database is open in another process that does no commands; stop it first');
      await wait(POLL_MS);
    }
  } finally {
    for (const left of [answer, request]) await rm(left, { force: true });
  }
}

/** Passes on each text of a growing list once. */
function createNewTextFilter(tell: (text: string) => void): (all: readonly string[]) => void {
  let told = 0;
  return (all) => {
    for (const text of all.slice(told)) tell(text);
    told = all.length;
  };
}
