import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FactsLine } from './facts-line.tsx';

it('each comma belongs to the fact before it so that no line begins with one', () => {
  const html = renderToStaticMarkup(
    createElement(FactsLine, { facts: ['Post', 'consigne automatique', 'à 0,7 km'] }),
  );
  expect(html).not.toContain('>,');
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Post, consigne automatique, à 0,7 km');
});
