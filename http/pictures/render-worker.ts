import { faultOf, renderPicture } from './render-picture.ts';
import type { RenderAnswer, RenderJob } from './render-process.ts';

/** The process of `createRenderer`: renders the pictures it is sent until its parent disconnects or ends. */
process.on('message', (message) => void answer(message as RenderJob));
process.on('disconnect', () => process.exit());

async function answer({ job, source, rendition }: RenderJob): Promise<void> {
  const done = await renderPicture(source, rendition).then(
    (bytes): RenderAnswer => ({ job, bytes }),
    (error: unknown): RenderAnswer => ({ job, ...faultOf(error) }),
  );
  process.send?.(done);
}
