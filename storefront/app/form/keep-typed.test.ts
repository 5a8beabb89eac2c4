import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { GatewayError, type PageRequest, pageRequestContext } from '#app/page/page-request.ts';
import { buildFailedState, newsletterAction } from '#app/screens/newsletter/newsletter.action.ts';
import { unsubscribeAction } from '#app/screens/newsletter/unsubscribe.action.ts';
import { action as surveyAction } from '#app/screens/survey/survey.route.tsx';
import { keepTyped } from './keep-typed.ts';

const URL = 'https://shop.example/form';

function createRequest(fields: Readonly<Record<string, string>>): Request {
  return new Request(URL, { method: 'POST', body: new URLSearchParams(fields) });
}

/** A page whose gateway answers nothing but errors. */
function createBrokenPage(): RouterContextProvider {
  const paths = { newsletter: '/form', newsletterUnsubscribe: '/form', survey: '/form' };
  const page = {
    kind: 'personal',
    url: new globalThis.URL(URL),
    localeSettings: { paths },
    log: { error: () => {} },
    query: async () => {
      throw new GatewayError([]);
    },
  } as unknown as PageRequest;
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page);
  return context;
}

type Form = {
  readonly name: string;
  readonly action: (args: LoaderFunctionArgs<RouterContextProvider>) => Promise<unknown>;
  readonly fields: Readonly<Record<string, string>>;
};

const forms: readonly Form[] = [
  {
    name: 'newsletter',
    action: newsletterAction,
    fields: { intent: 'subscribe', email: 'zoe@example.com', consent: 'yes' },
  },
  { name: 'unsubscribe', action: unsubscribeAction, fields: { email: 'zoe@example.com', choice: '199' } },
  {
    name: 'survey',
    action: surveyAction,
    fields: { survey: 'shop', rating: '4', comment: 'Fijn', path: '/' },
  },
];

describe('a failing shop', () => {
  it.each(forms)('the form of $name keeps what was typed and says so', async ({ action, fields }) => {
    const url = new globalThis.URL(URL);
    const answer = await action({
      request: createRequest(fields),
      params: {},
      context: createBrokenPage(),
      url,
      pattern: '',
    });
    expect(answer).toMatchObject({ init: { status: 503 }, data: { values: fields } });
    const { failed, trouble } = (answer as { data: { failed?: boolean; trouble?: string } }).data;
    expect(failed === true || trouble === 'error').toBe(true);
  });

  it('a failed form shows the promised words', async () => {
    const { loadTranslator } = await import('#texts/load.ts');
    const { text } = await loadTranslator('nl-NL', (fault) => expect(fault).toBeUndefined());
    for (const key of ['newsletter.error', 'survey.error', 'contact.failed'] as const)
      expect(text(key)).toBe('Er is een fout opgetreden. Probeer het later opnieuw.');
  });
});

describe('form errors in the browser', () => {
  const createSubscribeRequest = () => createRequest({ intent: 'subscribe', email: 'zoe@example.com' });

  it('a lost connection keeps what was typed', async () => {
    const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(
      await keepTyped({ serverAction, request: createSubscribeRequest() }, buildFailedState),
    ).toMatchObject({
      step: 'form',
      failed: true,
      values: { email: 'zoe@example.com' },
    });
  });

  it('the server’s own answer is shown', async () => {
    const refused = new Response(null, { status: 404 });
    const refuses = { serverAction: () => Promise.reject(refused), request: createSubscribeRequest() };
    await expect(keepTyped(refuses, buildFailedState)).rejects.toBe(refused);
    const takes = { serverAction: async () => ({ step: 'sent' }), request: createSubscribeRequest() };
    expect(await keepTyped(takes, buildFailedState)).toEqual({ step: 'sent' });
  });
});
