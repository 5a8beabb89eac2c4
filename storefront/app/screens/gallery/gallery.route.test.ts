import { describe, expect, it } from 'vitest';
import { pageRequestContext } from '#app/page/page-request.ts';
import { readOutcome, testPage } from '#app/page/test-page.ts';
import { isCall } from '#http/limits/refusals.ts';
import { loader } from './gallery.route.tsx';

function visit(address: string, development: boolean) {
  const { args } = testPage(address, [{ installmentCalculator: null }]);
  args.context.set(pageRequestContext, { ...args.context.get(pageRequestContext), development });
  return loader(args as never);
}

describe('the widget gallery', () => {
  it('the gallery is not available in an open shop', async () => {
    expect(await readOutcome(visit('/dev/ui', false))).toEqual({ status: 404, to: null });
  });

  it('the gallery is in the language of the shop, with its punctuation', async () => {
    const loadSampleTexts = async (address: string) => (await visit(address, true)).samples;
    expect((await loadSampleTexts('/dev/ui'))['gallery.delivery']).toBe('Lieferung');
    expect((await loadSampleTexts('/fr/dev/ui'))['gallery.delivery']).toBe('Livraison');
  });

  it.each([
    ['/dev/ui', false],
    ['/dev/ui/', false],
    ['/dev/ui.data', false],
    ['/dev/uix', true],
    ['/dev/outbox', true],
    ['/dev', true],
  ])('%s: the pages of the development tools are calls and the gallery is a page', (path, call) => {
    expect(isCall(path)).toBe(call);
  });
});
