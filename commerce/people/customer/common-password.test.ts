import { expect, it } from 'vitest';
import { isCommonPassword } from './common-password.service.ts';

const context = { email: 'karin.jansen@example.com', shop: 'Tavelo' };

it.each([
  '123456',
  'Password',
  'qwerty',
  'karin.jansen',
  'karin.jansen@example.com',
  'Tavelo1',
  'TAVELO2026!',
  'dragon',
])('the password %s is listed as common', (password) => {
  expect(isCommonPassword(password, context)).toBe(true);
});

it.each(['geheim12', 'correct horse battery staple', 'Tavelo is my shop', 'jansen-karin-7'])(
  'the password %s is not listed as common',
  (password) => {
    expect(isCommonPassword(password, context)).toBe(false);
  },
);
