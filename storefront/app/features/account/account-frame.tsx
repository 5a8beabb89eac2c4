import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type AccountSection, accountSections } from './account-sections.ts';
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
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
      <div className="space-y-5">
        <Whose customer={customer} />
        <AccountNavigation section={section} />
      </div>
      <div className="min-w-0">
        <h1 className="mb-6 text-2xl font-semibold">{title}</h1>
        {children}
      </div>
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
        <button type="submit" className="link">
          {t('account.notYou')}
        </button>
      </Form>
    </div>
  );
}

/** Beside the page on a desk; a row that scrolls on a phone. */
function AccountNavigation({ section: current }: { section: AccountSection }) {
  const t = useText();
  const shop = useShop();
  return (
    <nav aria-label={t('account.menu')}>
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-1 text-sm lg:mx-0 lg:block lg:px-0">
        {accountSections(shop).map(({ section, to }) => (
          <li key={section} className="shrink-0">
            <Link
              to={to}
              aria-current={section === current ? 'page' : undefined}
              className="flex min-h-control-l items-center rounded px-3 whitespace-nowrap hover:bg-hover aria-[current=page]:bg-sunken aria-[current=page]:font-semibold lg:whitespace-normal"
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
    </nav>
  );
}
