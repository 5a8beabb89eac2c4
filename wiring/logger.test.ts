import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function captureLog(write: (log: ReturnType<typeof createLogger>['log']) => void) {
  const lines: string[] = [];
  const { log } = createLogger('debug', { write: (line: string) => void lines.push(line) });
  write(log);
  return lines.join('');
}

it('the logger writes one JSON object per line with level and time', () => {
  const line = JSON.parse(captureLog((log) => log.info({ requestId: 'r1' }, 'served')));
  expect(line).toMatchObject({ level: 'info', requestId: 'r1', msg: 'served' });
  expect(Date.parse(line.time)).toBeGreaterThan(0);
});

it('the logger removes personal data from errors: driver details and addresses in messages', () => {
  const error = Object.assign(new Error('no mail to karin@example.org'), {
    code: '23505',
    detail: 'Key (email)=(karin@example.org) already exists.',
    cause: new Error('<karin@example.org> refused'),
  });
  const text = captureLog((log) => log.error({ err: error }, 'failed'));
  expect(text).not.toContain('karin');
  expect(JSON.parse(text).err).toMatchObject({ code: '23505', message: 'no mail to [e-mail]' });
});

it('the logger reads a word as long as a refused upload only once', () => {
  const word = 'a'.repeat(1024 * 1024);
  const text = captureLog((log) => log.error({ err: new Error(`${word} of karin@example.org`) }, 'failed'));
  expect(text).not.toContain('karin');
  expect(text).toContain('[e-mail]');
});
