import { describe, expect, it } from 'vitest';
import { pageRequestContext } from '#app/page/page-request.ts';
import { outcomeOf, testPage } from '#app/page/test-page.ts';
import { isCall } from '#http/refusals.ts';
import { loader } from './gallery.route.tsx';

function visit(address: string, development: boolean) {
  const { args } = testPage(address, [{ installmentCalculator: null }]);
  args.context.set(pageRequestContext, { ...args.context.get(pageRequestContext), development });
  return loader(args as never);
}

describe('the gallery', () => {
  it('is no page of a shop that is open', async () => {
    expect(await outcomeOf(visit('/dev/ui', false))).toEqual({ status: 404, to: null });
  });

  it('speaks the language of the shop, with its punctuation', async () => {
    const texts = async (address: string) => (await visit(address, true)).samples;
    expect((await texts('/dev/ui'))['gallery.delivery']).toBe('Lieferung');
    expect((await texts('/fr/dev/ui'))['gallery.delivery']).toBe('Livraison');
  });

  it.each([
    ['/dev/ui', false],
    ['/dev/ui/', false],
    ['/dev/ui.data', false],
    ['/dev/uix', true],
    ['/dev/outbox', true],
    ['/dev', true],
  ])('%s: the pages of the development tools are calls, it is a page', (path, call) => {
    expect(isCall(path)).toBe(call);
  });
});
