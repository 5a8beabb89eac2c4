import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashAnswer, HashJob, Manner } from './hash-thread.ts';

// OWASP's recommendation for argon2id; the library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Behind everything that answers requests. */
const NICENESS: Readonly<Record<Manner, number>> = { patient: 19, pressing: 5 };

giveWay(workerData as Manner);
parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(answer(job)));
parentPort?.postMessage('ready' satisfies HashAnswer);

function answer({ password, compareWith }: HashJob): Exclude<HashAnswer, 'ready'> {
  try {
    return { value: compareWith === null ? hashSync(password, COST) : verifySync(compareWith, password) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** On Linux niceness is a thread's own, and 0 is the calling one; elsewhere it would be the whole shop's. */
function giveWay(manner: Manner): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, NICENESS[manner]);
  } catch {
    // the system does not allow it: then it runs as everything else does
  }
}
