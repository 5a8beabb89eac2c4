import { Writable } from 'node:stream';
import type { ErrorInfo, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_WITHIN_MS = 10_000;

/**
 * Renders a tree that waits for something, such as a lazy component, to its end.
 * @param onError called for parts that failed inside of a boundary; the browser renders them
 * @param nonce of React's own inline scripts
 * @throws an error outside of any boundary
 */
export function renderPatiently(
  tree: ReactNode,
  onError: (error: unknown, info: ErrorInfo) => void,
  nonce?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(tree, {
      // keeps a late part in its place, however long the page is: otherwise React's scripts, which no page may run,
      // would move it there
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError,
      ...(nonce !== undefined && { nonce }),
    });
    const timeout = setTimeout(() => abort(new Error('the render took too long')), RENDER_WITHIN_MS);
  });
}
