import { afterEach, expect, test } from 'vitest';
import { createJobProcess, type JobProcess, JobProcessEndedError } from './job-process.ts';

type Job = 'answer' | 'fail' | 'crash' | 'hang';

let jobs: JobProcess<Job, number>;
const start = (options = {}) => {
  jobs = createJobProcess({ module: new URL('./test-job-worker.ts', import.meta.url), ...options });
};
afterEach(() => jobs.close());

test('a job runs in another process, which survives its failure', async () => {
  start();
  const pid = await jobs.run('answer');
  expect(pid).not.toBe(process.pid);
  await expect(jobs.run('fail')).rejects.toThrow('cannot be done');
  expect(await jobs.run('answer')).toBe(pid);
});

test('a crashed process rejects its jobs and the next job gets a new process', async () => {
  start();
  const pid = await jobs.run('answer');
  const crash = jobs.run('crash');
  await expect(crash).rejects.toBeInstanceOf(JobProcessEndedError);
  expect(await jobs.run('answer')).not.toBe(pid);
});

test('a hanging process is ended', async () => {
  start({ mostMs: 1500 });
  await expect(jobs.run('hang')).rejects.toBeInstanceOf(JobProcessEndedError);
});

test('a process is replaced after its share of jobs', async () => {
  start({ mostJobs: 2 });
  const first = await jobs.run('answer');
  expect(await jobs.run('answer')).toBe(first);
  expect(await jobs.run('answer')).not.toBe(first);
});
