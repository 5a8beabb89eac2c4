import { expect, it } from 'vitest';
import { removeLeads } from './withdrawal-mail.rules.ts';

it.each([
  [
    'Hierbij herroep ik, Zoë van der Berg, bestelling 10000018.',
    'Hierbij herroep ik, Zoë van der Berg, bestelling 10000018.',
  ],
  ['J.A. de Vries-Müller', 'J.A. de Vries-Müller'],
  ['win at https://evil.example/x now', 'win at … now'],
  ['evil.example', '…'],
  ['write to me@evil.example', 'write to …'],
  ['www evil', '… evil'],
  ['call +31 6 1234 5678!', 'call …!'],
  ['call 06-12345678', 'call …'],
])('%s is quoted as %s', (text, quoted) => {
  expect(removeLeads(text)).toBe(quoted);
});
