import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, Link } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { screenLink } from '#app/page/links.ts';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { type AccountSection, listAccountSections } from './account-sections.ts';
import type { AccountCustomer } from './require-customer.ts';

/** The frame of every page of the account: its menu, the customer's name and number, and one heading. */
export function AccountFrame({
  customer,
  section,
  title,
  children,
}: {
  customer: AccountCustomer;
  section: AccountSection;
  title: string;
  children: ReactNode;
}) {
  return (
    <AccountColumns customer={customer} section={section}>
      <h1 className="mb-6 text-2xl font-semibold">{title}</h1>
      {children}
    </AccountColumns>
  );
}

/** The account's menu beside a page with a heading of its own; when printed, the page alone. */
export function AccountColumns({
  customer,
  section,
  children,
}: {
  customer: AccountCustomer;
  section: AccountSection;
  children: ReactNode;
}) {
  return (
    <div
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12 print:block print:py-0"
      data-customer={customer.customerNumber}
    >
      <div className="space-y-5 print:hidden">
        <Whose customer={customer} />
        <AccountNavigation section={section} />
        <OpenCredits credits={customer.openCredits} />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Whose({ customer }: { customer: AccountCustomer }) {
  const t = useText();
  const shop = useShop();
  return (
    <div className="text-sm">
      <p className="text-base font-semibold wrap-anywhere">
        {customer.givenName} {customer.familyName}
      </p>
      <p className="text-muted tabular-nums">{t('account.number', { number: customer.customerNumber })}</p>
      <Form method="post" action={screenLink(shop, 'login')} className="mt-1">
        <input type="hidden" name="intent" value="logout" />
        <button type="submit" className="link touch">
          {t('account.notYou')}
        </button>
      </Form>
    </div>
  );
}

/** Running credits, with the way to the rights in them: there is one also where the sections about money are off. */
function OpenCredits({ credits }: { credits: AccountCustomer['openCredits'] }) {
  const t = useText();
  const shop = useShop();
  const money = useMoneyText();
  const id = useId();
  if (credits.length === 0) return null;
  return (
    <section aria-labelledby={id} className="text-sm">
      <h2 id={id} className="font-semibold">
        {t('account.credits.open')}
      </h2>
      <ul>
        {credits.map(({ orderNumber, owed }) => (
          <li key={orderNumber}>
            <Link
              to={`${orderStatusLink(shop, { orderNumber, accessToken: null })}#credit-rights`}
              className="link touch"
            >
              {t('account.credits.of', { number: orderNumber, amount: money(owed) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Beside the page on a wide screen; on a phone a row that scrolls to the current section, without scripts by CSS. */
function AccountNavigation({ section: current }: { section: AccountSection }) {
  const t = useText();
  const shop = useShop();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is current
  useEffect(() => scrollToCurrent(row.current), [current]);
  return (
    <nav aria-label={t('account.menu')}>
      <ul
        ref={row}
        className="relative -mx-(--gutter) flex gap-1 overflow-x-auto px-(--gutter) pb-1 text-sm lg:mx-0 lg:block lg:px-0"
      >
        {listAccountSections(shop).map(({ section, to }) => (
          <li key={section} className="shrink-0">
            <Link
              to={to}
              aria-current={section === current ? 'page' : undefined}
              className="flex min-h-control-l items-center rounded px-3 whitespace-nowrap hover:bg-hover aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:[scroll-initial-target:nearest] lg:whitespace-normal"
            >
              {t(`account.section.${section}`)}
            </Link>
          </li>
        ))}
        <li className="shrink-0 lg:mt-2 lg:border-t lg:border-line lg:pt-2">
          <Link
            to={screenLink(shop, 'serviceHome')}
            className="flex min-h-control-l items-center gap-2 rounded px-3 whitespace-nowrap hover:bg-hover lg:whitespace-normal"
          >
            <Icon name="info" size={16} />
            {t('shell.footer.help')}
          </Link>
        </li>
      </ul>
      <Slot name="account.navigation" />
    </nav>
  );
}

/** Scrolls the current section into the middle of the row. */
function scrollToCurrent(row: HTMLUListElement | null): void {
  const item = row?.querySelector('[aria-current]')?.closest('li');
  if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
