import { serveJobs } from '#commerce/ground/kernel/job-process.ts';
import { renderPicture } from './render-picture.ts';
import type { RenderJob } from './render-process.ts';

/** The process of `createRenderer`. */
serveJobs<RenderJob, Uint8Array>(({ source, rendition }) => renderPicture(source, rendition));
