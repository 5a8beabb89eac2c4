import { createElement, lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderPatiently } from './render-patiently.server.ts';

it('has what was waited for in its place on a long page, and no script that would move it there', async () => {
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
