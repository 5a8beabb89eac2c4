import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { classifyFault } from './fault.ts';

describe('the text of an error page', () => {
  it.each([
    [404, 'shell.error.notFound.title', false],
    [410, 'shell.error.gone.title', false],
    [429, 'shell.error.busy.title', true],
    [400, 'shell.error.request.title', false],
    [403, 'shell.error.request.title', false],
    [413, 'shell.error.request.title', false],
    [500, 'shell.error.title', true],
    [503, 'shell.error.title', true],
  ])('the error page for a %i has its text', (status, title, retry) => {
    expect(classifyFault(new ErrorResponse(status, '', null), true)).toMatchObject({ title, retry });
  });

  it.each([
    [true, 'x is not a function', 'shell.error.text'],
    [false, 'x is not a function', 'shell.error.offline.text'],
    [false, 'Failed to fetch', 'shell.error.offline.text'],
    [true, 'Failed to fetch', 'shell.error.unreachable.text'],
    [true, 'NetworkError when attempting to fetch resource.', 'shell.error.unreachable.text'],
    [true, 'Load failed', 'shell.error.unreachable.text'],
  ])('an error page while online is %s shows a text for: %s', (online, message, text) => {
    expect(classifyFault(new TypeError(message), online)).toMatchObject({ text, retry: true });
  });
});
