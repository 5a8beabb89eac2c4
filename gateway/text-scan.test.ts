import { type DocumentNode, Kind, parse, visit } from 'graphql';
import { expect, it } from 'vitest';
import own from './persisted-documents.json' with { type: 'json' };
import { scanText } from './text-scan.ts';

function countParsed(document: DocumentNode) {
  const counts = { fields: 0, set: 0 };
  visit(document, {
    enter(node) {
      if (node.kind === Kind.FIELD) counts.fields += 1;
      if (node.kind === Kind.SELECTION_SET) counts.set = Math.max(counts.set, node.selections.length);
    },
  });
  return counts;
}

const ODD = [
  '{ a: b c(x: {y: "}{"}) { d } ... on T @include(if: $v) { e } ...F ... { g } }',
  'query Q($a: I = {x: [1, 2]}, $b: [S!]! = ["a"]) @d(e: {f: 1}) { on ... on on { on } type: type }',
  '{ a(s: "\\"{ b c }", t: """ { "b" \\""" c } """) b # { c d }\n c }',
  'fragment F on T { a ...G } fragment G on T { on, b, c }',
];

it.each([...Object.values(own), ...ODD])('counts as the parser does: %.60s', (text) => {
  expect(scanText(text)).toEqual(countParsed(parse(text)));
});

it('comes to the end of what cannot be parsed', () => {
  for (const text of ['{{{{', '}}}}', '"""', '"', '(((', '{ a(', '{ "', '...', '{ a: : b @ @ c', '\\'])
    expect(scanText(text).fields).toBeLessThan(4);
});
