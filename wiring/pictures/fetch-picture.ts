import { LatePictureError } from '#http/pictures/late-picture.ts';

const WITHIN_MS = 5000;
const MOST_BYTES = 15 * 1024 * 1024;
const MOST_REDIRECTS = 2;

export type PictureFetch = {
  /** asked of the address, and of every other that it leads to */
  readonly isAllowed: (address: URL) => boolean;
  readonly fetch?: typeof fetch | undefined;
};

/**
 * A picture on another server: 5,000 ms, 15 MB, two redirects at most, no SVG.
 * @returns null if not allowed, not there, or no picture
 * @throws LatePictureError if the server cannot be reached, is out of order, or does not finish in time
 * @throws TooLargeError
 */
export async function fetchPicture(address: URL, options: PictureFetch): Promise<Buffer | null> {
  try {
    return await follow(address, options, MOST_REDIRECTS);
  } catch (error) {
    if (error instanceof TooLargeError) throw error;
    throw new LatePictureError(`${address.host} did not send its picture`, { cause: error });
  }
}

class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

async function follow(address: URL, options: PictureFetch, redirects: number): Promise<Buffer | null> {
  const { isAllowed, fetch: ask = fetch } = options;
  if (!isAllowed(address)) return null;
  const answer = await ask(address, { redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) });
  const location = answer.headers.get('location');
  if (answer.status >= 300 && answer.status < 400 && location && redirects > 0) {
    await answer.body?.cancel();
    return follow(new URL(location, address), options, redirects - 1);
  }
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
  if (!answer.ok || !/^image\/(?!svg)/.test(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel();
    return null;
  }
  return readBody(answer);
}

/** @throws TooLargeError; anything else when it does not end in time */
async function readBody(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES)
      throw new TooLargeError(`the picture at ${answer.url} is larger than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
