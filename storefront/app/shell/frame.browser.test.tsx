import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { expectAccessible, showScreen, t, waitForBasket } from '#app/shell/test-screen.tsx';

/** A page that is higher than its window. */
function Elsewhere() {
  return (
    <div style={{ minHeight: 3000 }}>
      <h1>Elsewhere</h1>
    </div>
  );
}
const routes = [{ path: '*', kind: 'public', module: { default: Elsewhere } }] as const;
const [WIDE, PHONE] = [
  [1280, 900],
  [360, 780],
] as const;

const opener = (name: string) => page.getByRole('button', { name: t('shell.flyout.open', { name }) });
const menu = (name: string) => page.getByRole('list', { name, exact: true });
const footer = () => page.getByRole('contentinfo');
const focused = () => document.activeElement?.textContent?.trim();

async function showFrame([width, height]: readonly [number, number]): Promise<void> {
  await page.viewport(width, height);
  showScreen(frame, '/elsewhere', routes);
  await waitForBasket(0);
}

beforeEach(() => {
  scrollTo(0, 0);
});

test('the menu of a wide screen is opened, walked through and closed by keyboard, where it was opened', async () => {
  await showFrame(WIDE);
  const button = opener('Dames');
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu('Dames')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible({ colours: true });
  await userEvent.keyboard('{Tab}');
  expect(focused()).not.toBe('Heren');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => document.activeElement).toBe(button.element());
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('Heren');
});

test('a link of the menu leads to its category, whose heading has the focus, and the menu is closed', async () => {
  await showFrame(WIDE);
  (opener('Wonen').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(menu('Wonen')).toBeVisible();
  (menu('Wonen').getByRole('link').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => menu('Wonen').query()).toBeNull();
  await expect.poll(focused).toBe('Elsewhere');
});

test('the menu opens where the pointer rests, and closes when it is elsewhere', async () => {
  await showFrame(WIDE);
  await page.getByRole('navigation').getByRole('link', { name: 'Heren', exact: true }).hover();
  await expect.element(menu('Heren')).toBeVisible();
  await page.getByRole('heading', { name: 'Elsewhere' }).hover({ position: { x: 600, y: 5 }, force: true });
  await page.elementLocator(document.querySelector('main') as Element).hover({ position: { x: 9, y: 800 } });
  await expect.poll(() => menu('Heren').query()).toBeNull();
});

test('the menu of a phone goes down and back level by level, and gives the focus back', async () => {
  await showFrame(PHONE);
  const button = page.getByRole('button', { name: t('shell.menu'), exact: true });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Dames' }).click();
  await expect.element(sheet.getByRole('heading', { name: 'Dames' })).toBeVisible();
  await expectAccessible({ colours: true });
  await sheet.getByRole('button', { name: 'Kleding' }).click();
  await expect
    .element(sheet.getByRole('link', { name: t('shell.flyout.all', { name: 'Kleding' }) }))
    .toBeVisible();
  await sheet.getByRole('button', { name: t('shell.flyout.back') }).click();
  await expect
    .element(sheet.getByRole('link', { name: t('shell.flyout.all', { name: 'Dames' }) }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => sheet.query()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button.element());
});

test('the footer of a phone opens its groups by keyboard, and what the law wants at hand is never folded', async () => {
  await showFrame(PHONE);
  const mail = footer().getByRole('link', { name: /@/ });
  expect(mail.query()?.checkVisibility() ?? false).toBe(false);
  const summary = [...footer().element().querySelectorAll('summary')].find(
    ({ textContent }) => textContent?.trim() === t('shell.footer.service'),
  );
  summary?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(mail).toBeVisible();
  await expect
    .element(footer().getByRole('link', { name: t('order.withdrawal.link.statutory') }))
    .toBeVisible();
  await expectAccessible({ colours: true });
});

test('the footer of a wide screen stands open, and each of its groups has one title', async () => {
  await showFrame(WIDE);
  await expect.element(footer().getByRole('link', { name: /@/ })).toBeVisible();
  expect(
    footer()
      .getByRole('heading', { name: t('shell.footer.service') })
      .elements(),
  ).toHaveLength(1);
  expect(footer().element().querySelector('summary')?.checkVisibility()).toBe(false);
});
