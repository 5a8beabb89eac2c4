import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isForgedRequest } from './cross-site.ts';

const OWN = ['https://shop.example', 'http://localhost:3000'];

test.each<[string, IncomingHttpHeaders, boolean]>([
  ['POST', { 'sec-fetch-site': 'same-origin', cookie: 'sid=1' }, false],
  ['POST', { 'sec-fetch-site': 'none', cookie: 'sid=1' }, false],
  ['POST', { 'sec-fetch-site': 'same-site', cookie: 'sid=1' }, true],
  ['POST', { 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, true],
  ['POST', { origin: 'https://shop.example', cookie: 'sid=1' }, false],
  ['POST', { origin: 'HTTP://LOCALHOST:3000', cookie: 'sid=1' }, false],
  ['POST', { origin: 'https://shop.example.evil.example', cookie: 'sid=1' }, true],
  ['POST', { origin: 'http://shop.example', cookie: 'sid=1' }, true],
  ['POST', { origin: 'null' }, true],
  ['POST', { cookie: 'sid=1' }, true],
  ['POST', {}, false],
  ['PUT', { 'sec-fetch-site': 'cross-site' }, true],
  ['PATCH', { cookie: 'sid=1' }, true],
  ['DELETE', { 'sec-fetch-site': 'cross-site' }, true],
  ['GET', { 'sec-fetch-site': 'cross-site', cookie: 'sid=1' }, false],
  ['HEAD', { 'sec-fetch-site': 'cross-site', cookie: 'sid=1' }, false],
])('%s %j counts as forged: %s', (method, headers, forged) => {
  expect(isForgedRequest(method, headers, OWN)).toBe(forged);
});
