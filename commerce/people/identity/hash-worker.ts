import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashAnswer, HashJob } from './password.service.ts';

// OWASP's recommendation for argon2id; the library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Below the priority of everything that answers requests. */
const NICENESS = 5;

giveWay();
parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(answer(job)));

function answer({ job, password, compareWith }: HashJob): HashAnswer {
  try {
    const value = compareWith === null ? hashSync(password, COST) : verifySync(compareWith, password);
    return { job, value };
  } catch (error) {
    return { job, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** On Linux niceness belongs to a thread, and 0 is the calling one; elsewhere it would be the whole shop's. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, NICENESS);
  } catch {
    // the system does not allow it: the thread keeps its normal priority
  }
}
