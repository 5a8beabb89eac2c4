import { createElement, lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderPatiently } from './render-patiently.server.ts';

it('awaited content is in its place on a long page without a script that would move it', async () => {
  const Late = lazy(async () => ({ default: () => createElement('b', null, 'late'.repeat(200)) }));
  const long = createElement('p', null, 'long '.repeat(10_000));
  const tree = createElement(
    'div',
    null,
    long,
    createElement(Suspense, { fallback: '…' }, createElement(Late)),
  );
  const html = await renderPatiently(tree, (error) => expect(error).toBeUndefined());
  expect(html).toContain('<b>late');
  expect(html).not.toContain('<script');
});
