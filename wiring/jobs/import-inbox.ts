import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type CommandAnswer, commandRequest } from '#commerce/range/import/command-inbox.rules.ts';
import { importFile } from '#commerce/range/import/import.service.ts';
import { type ImportAnswer, type ImportRequest, importRequest } from '#commerce/range/import/inbox.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

const POLL_MS = 500;
const SOON_MS = 2_000;
const REQUEST = /^([0-9a-f-]{36})\.(request|command)\.json$/;

/** The embedded database serves nobody while a batch is written: a batch takes as long as a shopper may wait. */
const ROWS_IN_A_BATCH = 100;

/** Does a command of `npm run shop` in this process. @param write prints. @returns exit code */
export type RunCommand = (
  command: string,
  args: readonly string[],
  write: (text: string) => void,
) => Promise<number>;

/** What follows the catalogue. */
export type Followed = {
  /** Resolves when it is so near that no shopper notices how far the import is ahead. */
  waitUntilNear(): Promise<void>;
  /** Resolves when it knows all that has been imported. */
  waitUntilThere(): Promise<void>;
};

export type InboxOptions = {
  /** DATA_DIR/inbox; the right to write there is the right to import */
  readonly folder: string;
  readonly tenants: readonly Tenant[];
  readonly createContext: (tenantId: string, locale: string | null) => RequestContext;
  /** hosts that the shop fetches pictures from */
  readonly pictureHosts: ReadonlySet<string>;
  /** the search that finds what is imported */
  readonly followSearch: (ctx: RequestContext) => Followed;
  /** null if this shop runs no commands */
  readonly runCommand: RunCommand | null;
};

/**
 * Does what the commands lay into the inbox while this process has the embedded database open, one after the other:
 * imports, saying beside them how far they are, and every other command that needs the database. It stops after the
 * batch that is under way.
 */
export function createInboxJob(options: InboxOptions): Job {
  return {
    name: 'inbox',
    everyMs: POLL_MS,
    async performRound(signal) {
      await mkdir(options.folder, { recursive: true });
      for (const { id, kind } of await listRequests(options.folder)) {
        if (signal.aborted) return;
        if (kind === 'command') await carryOut(options, id);
        else await take(options, id, signal);
      }
    },
  };
}

async function listRequests(folder: string): Promise<{ id: string; kind: string }[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => {
    const [, id, kind] = REQUEST.exec(name) ?? [];
    return id && kind ? [{ id, kind }] : [];
  });
}

async function carryOut({ folder, runCommand }: InboxOptions, id: string): Promise<void> {
  const requestPath = join(folder, `${id}.command.json`);
  const answer = (said: CommandAnswer) => writeWhole(join(folder, `${id}.answer.json`), JSON.stringify(said));
  let output = '';
  try {
    await answer({ output, exitCode: null, fault: null });
    const { command, args } = commandRequest.parse(JSON.parse(await readFile(requestPath, 'utf8')));
    if (!runCommand) throw new Error(`this shop carries out no commands, and ${command} was asked`);
    const exitCode = await runCommand(command, args, (text) => {
      output += text;
    });
    await answer({ output, exitCode, fault: null });
  } catch (error) {
    await answer({ output, exitCode: null, fault: error instanceof Error ? error.message : String(error) });
  }
  await rm(requestPath, { force: true });
}

async function take(
  { folder, tenants, createContext, pictureHosts, followSearch }: InboxOptions,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const requestPath = join(folder, `${id}.request.json`);
  const answer = (said: ImportAnswer) => writeWhole(join(folder, `${id}.answer.json`), JSON.stringify(said));
  let said: ImportAnswer = { done: 0, total: 0, warnings: [], summary: null, fault: null };
  let telling: Promise<void> = Promise.resolve();
  let request: ImportRequest | null = null;
  const warn = (text: string) => {
    said = { ...said, warnings: [...said.warnings, text] };
    telling = telling.then(() => answer(said));
  };
  try {
    await answer(said);
    request = importRequest.parse(JSON.parse(await readFile(requestPath, 'utf8')));
    const { tenant, locale, file, fileName, ...asked } = request;
    const ctx = createContext(tenant, locale);
    const search = followSearch(ctx);
    const summary = await importFile(ctx, {
      ...asked,
      ...{ path: join(folder, file), fileName, tenants, signal, pictureHosts },
      rowsInABatch: ROWS_IN_A_BATCH,
      waitForFollowers: () => waitUnlessStopped(search.waitUntilNear(), signal),
      onWarning: warn,
      onProgress(done, total) {
        said = { ...said, done, total };
        telling = telling.then(() => answer(said));
      },
    });
    if (!asked.dryRun) await waitUnlessStopped(waitForSearch(search, warn), signal);
    said = { ...said, summary };
  } catch (error) {
    said = { ...said, fault: error instanceof Error ? error.message : String(error) };
  }
  await telling;
  await answer(said);
  await rm(requestPath, { force: true });
  if (request) await rm(join(folder, request.file), { force: true });
}

/** An import is done when its articles are found; where that takes long, it says what it waits for. */
async function waitForSearch(search: Followed, warn: (text: string) => void): Promise<void> {
  const isThere = search.waitUntilThere().then(() => true);
  const isSoon = await Promise.race([isThere, wait(SOON_MS, false, { ref: false })]);
  if (!isSoon) warn('all rows are written; waiting until the search has read the articles');
  await isThere;
}

async function waitUnlessStopped(waiting: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const stopped = Promise.withResolvers<void>();
  const stop = () => stopped.resolve();
  signal.addEventListener('abort', stop, { once: true });
  await Promise.race([waiting, stopped.promise]);
  signal.removeEventListener('abort', stop);
}

/** A reader sees all of it or what was there before. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}
