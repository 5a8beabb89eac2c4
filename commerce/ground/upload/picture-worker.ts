import sharp from 'sharp';
import { serveJobs } from '#commerce/ground/kernel/job-process.ts';
import { checkPicture, drawPicture } from './decode-picture.ts';
import type { PictureAnswer, PictureJob } from './picture.service.ts';

/** The process that decodes uploaded pictures. */
sharp.concurrency(1);
sharp.cache(false);

serveJobs<PictureJob, PictureAnswer>(({ work, file }) =>
  work === 'check' ? checkPicture(file) : drawPicture(file),
);
