import { createJobProcess, JobProcessEndedError } from '#commerce/ground/kernel/job-process.ts';
import { LatePictureError } from './late-picture.ts';
import type { Rendition } from './picture-request.ts';
import { isLateFault } from './render-picture.ts';

export interface Renderer {
  /**
   * @throws LatePictureError when it took too long or the process has ended; another error when the picture cannot be
   *   decoded
   */
  render(source: Buffer | string, rendition: Rendition): Promise<Buffer>;
  /** Ends the process; jobs that still run are rejected. */
  close(): void;
}

/** The message that goes to the process. */
export type RenderJob = { readonly source: Buffer | string; readonly rendition: Rendition };

/** Renders in a separate process (`createJobProcess`). */
export function createRenderer(idleMs?: number): Renderer {
  const jobs = createJobProcess<RenderJob, Uint8Array>({
    module: new URL('./render-worker.ts', import.meta.url),
    ...(idleMs !== undefined && { idleMs }),
  });
  return {
    async render(source, rendition) {
      try {
        return Buffer.from(await jobs.run({ source, rendition }));
      } catch (error) {
        if (error instanceof JobProcessEndedError || (error instanceof Error && isLateFault(error)))
          throw new LatePictureError(error.message);
        throw error;
      }
    },
    close: () => jobs.close(),
  };
}
