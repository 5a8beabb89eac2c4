import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { findUnreadableText } from './unreadable-text.ts';

const document = parse('query ($name: String!) { greet(name: $name) }');

test.each(['', 'Zoë', '😀', 'a\nb'])('the text %j may be read', (name) => {
  expect(findUnreadableText(document, { name, list: [{ name }] })).toBeNull();
});

test.each(['\0', 'a\ud83d', '\ude00b'])('the text %j is refused, however deep it stands', (name) => {
  expect(findUnreadableText(document, { list: [{ name }] })?.extensions.http).toEqual({ status: 400 });
});

test('a text in the operation itself is refused too', () => {
  const literal = parse(`{ greet(name: ${JSON.stringify('\0')}) }`);
  expect(findUnreadableText(literal, {})?.extensions.code).toBe('BAD_USER_INPUT');
  // the parser refuses halves of pairs
  expect(() => parse('{ greet(name: "\\ud83d") }')).toThrow('Invalid Unicode escape');
});
