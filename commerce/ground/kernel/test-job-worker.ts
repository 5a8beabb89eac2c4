import { serveJobs } from './job-process.ts';

/** For tests: a process that answers, fails, crashes or hangs. */
serveJobs<'answer' | 'fail' | 'crash' | 'hang', number>(async (job) => {
  if (job === 'fail') throw new Error('cannot be done');
  if (job === 'crash') process.kill(process.pid, 'SIGKILL');
  if (job === 'hang') for (;;);
  return process.pid;
});
