import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { showScreen, t } from '#app/shell/test-screen.tsx';
import * as wishlistScreen from './wishlist.route.tsx';

const WISHLIST = '/verlanglijst';

test('a notice stands once on the page, and no longer in its address', async () => {
  const before = location.href;
  history.replaceState(history.state, '', '?notice=unchanged&edit=1');
  showScreen(frame, `${WISHLIST}?notice=unchanged`, [
    { path: WISHLIST, kind: 'personal', module: wishlistScreen },
  ]);
  const notice = page.getByText(t('wishlist.unchanged'));
  await expect.element(notice).toBeVisible();
  expect(notice.elements()).toHaveLength(1);
  await expect.poll(() => location.search).toBe('?edit=1');
  history.replaceState(history.state, '', before);
});
