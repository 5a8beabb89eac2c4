import { createJobProcess, JobProcessEndedError } from '#commerce/ground/kernel/job-process.ts';
import { createTurnQueue, QueueFullError } from '#commerce/ground/kernel/turn-queue.ts';
import type { CheckedPicture, DrawnPicture } from './decode-picture.ts';

/** The messages to the process and back. */
export type PictureJob = { readonly work: 'check' | 'draw'; readonly file: Uint8Array };
export type PictureAnswer = CheckedPicture | DrawnPicture;

/** `content`: it cannot be decoded. `failed`: the shop could not look at it now. */
export type PictureFault = 'content' | 'failed';

const WAITING = 80;
/** The library's own limit is 15 s; it does not count the time in which a progressive picture is gathered. */
const MOST_MS = 20_000;

const decoder = createJobProcess<PictureJob, PictureAnswer>({
  module: new URL('./picture-worker.ts', import.meta.url),
  mostJobs: 50,
  mostMs: MOST_MS,
  // a person waits for the answer, unlike for most pictures of the shop
  niceness: 0,
});
const queue = createTurnQueue(1, WAITING);

/**
 * Decodes an uploaded picture once, to know that it is complete. All pictures of the process are decoded one after the
 * other in a process of their own, clients taking turns: a small file can take hundreds of megabytes.
 * @param client the address that sent it
 */
export function checkPicture(file: Buffer, client: string): Promise<CheckedPicture | PictureFault> {
  return decode<CheckedPicture>('check', file, client);
}

/** Encodes an uploaded photograph again, turned upright, without metadata; in the same process and queue. */
export async function drawPicture(file: Buffer, client: string): Promise<DrawnPicture | PictureFault> {
  const drawn = await decode<DrawnPicture>('draw', file, client);
  // between processes a Buffer becomes a plain array of bytes
  if (typeof drawn === 'string') return drawn;
  return { ...drawn, small: Buffer.from(drawn.small), body: Buffer.from(drawn.body) };
}

async function decode<Answer extends PictureAnswer>(
  work: PictureJob['work'],
  file: Buffer,
  client: string,
): Promise<Answer | PictureFault> {
  try {
    return (await queue.run(() => decoder.run({ work, file }), { client })) as Answer;
  } catch (error) {
    // the decoder's own words are of no use to the sender of a broken file
    if (error instanceof QueueFullError) return 'failed';
    if (error instanceof Error) return error instanceof JobProcessEndedError ? 'failed' : 'content';
    throw error;
  }
}
