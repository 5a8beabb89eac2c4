import { Client, fetchExchange } from '@urql/core';
import { expect, it, vi } from 'vitest';
import { createChange } from './change.ts';
import { LogoutMutation } from './personal.query.ts';

const now = Promise.resolve();

/** A gateway that answers as told, or not at all. */
function createGateway(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  const url = 'http://nl.localhost/api/gateway/';
  return { fetch, gateway: new Client({ url, fetch, preferGetMethod: false, exchanges: [fetchExchange] }) };
}

it.each([
  ['fetcher', undefined, LogoutMutation],
  ['key', createGateway(async () => Response.json({ data: {} })).gateway, undefined],
])('a change without its %s is reported as an error', async (_missing, gateway, mutation) => {
  const change = createChange(gateway as never, now, () => {});
  await expect(change(mutation as never, {})).rejects.toThrow('mutation without fetcher or key');
});

it('a change waits for the session and reports that it was sent', async () => {
  const { gateway, fetch } = createGateway(async () => Response.json({ data: { logout: null } }));
  const session = Promise.withResolvers<void>();
  const after = vi.fn();
  const changed = createChange(gateway, session.promise, after)(LogoutMutation, {});
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
  session.resolve();
  expect(await changed).toEqual({ logout: null });
  expect(after).toHaveBeenCalledOnce();
});

it.each([
  ['got no answer', async () => Promise.reject(new TypeError('offline')), 1],
  ['was refused', async () => Response.json({ data: null, errors: [{ message: 'no' }] }), 0],
])(
  'a change that %s returns nothing and reports whether it may have been done',
  async (_how, answer, silences) => {
    const onSilence = vi.fn();
    const change = createChange(createGateway(answer).gateway, now, () => {});
    expect(await change(LogoutMutation, {}, onSilence)).toBeNull();
    expect(onSilence).toHaveBeenCalledTimes(silences);
  },
);
