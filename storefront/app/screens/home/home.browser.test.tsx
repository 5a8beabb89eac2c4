import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { showScreen, t } from '#app/shell/test-screen.tsx';
import * as homeScreen from './home.route.tsx';

test('a row of articles is pushed by a press at its edge, and back again', async () => {
  await page.viewport(1280, 900);
  showScreen(frame, '/', [{ path: '/', kind: 'public', module: homeScreen }]);
  const row = page.getByRole('list', { name: t('home.bestsellers') });
  await expect.element(row).toBeVisible();
  const element = row.element();
  element.scrollIntoView({ block: 'center' });
  const { width } = element.getBoundingClientRect();
  await row.click({ position: { x: width - 30, y: 150 } });
  await expect.poll(() => element.scrollLeft).toBeGreaterThan(width / 2);
  await row.click({ position: { x: 30, y: 150 } });
  await expect.poll(() => element.scrollLeft).toBe(0);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/./);
  expect(row.query()).toBe(element);
});
