import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createHttpVisitor, startTestServer, type TestServer } from 'tavelo-shop/test';

let shop: TestServer;

before(async () => {
  shop = await startTestServer({ size: 60 });
});
after(() => shop.close());

test('the home page shows the shop’s name', async () => {
  const visitor = createHttpVisitor(shop.getOrigin('{{TENANT}}'));
  const { status, body } = await visitor.get('/');
  assert.equal(status, 200);
  assert.match(body, /{{NAME}}<\/title>/);
});

test('the page of an article says that it can be wrapped as a present', async () => {
  const visitor = createHttpVisitor(shop.getOrigin('{{TENANT}}'));
  const [, address = ''] = /href="([^"]*\/p\/[^"?]+)/.exec((await visitor.get('/')).body) ?? [];
  assert.match((await visitor.get(address)).body, /data-extension="gift-wrap"/);
});
