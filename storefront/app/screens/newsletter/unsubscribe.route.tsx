import { Form } from 'react-router';
import { ChoicesForm } from '#app/features/newsletter/choices-form.tsx';
import { CurrentChoices } from '#app/features/newsletter/current-choices.tsx';
import { keepTyped } from '#app/form/keep-typed.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/unsubscribe.route';
import { NewsletterChoicesQuery } from './newsletter.query.ts';
import { Outcome } from './outcome.tsx';
import {
  buildFailedState,
  type ListName,
  parseListName,
  type UnsubscribeState,
  unsubscribeAction,
} from './unsubscribe.action.ts';
import { Done } from './unsubscribed.tsx';

/**
 * Opening it changes nothing. With the token of a mail, or signed in, a choice applies at once; without, the link to
 * make it is mailed. `list`: a mail's own link, which ends its list by one press.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'newsletterUnsubscribe');
  const query = page.url.searchParams;
  const token = query.get('token')?.slice(0, 100) ?? '';
  const { newsletter, shop } = await page.query(NewsletterChoicesQuery, { token });
  const asked = Object.fromEntries(
    ['choice', 'days', 'frequency', 'brands'].flatMap((name) => {
      const value = query.get(name)?.slice(0, 60);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return {
    token,
    list: token === '' ? null : parseListName(query.get('list')),
    asked: asked as Record<string, string>,
    ...newsletter,
    company: shop.company,
    head: buildHead(page, 'newsletter.leave.title'),
  };
});

export const action = unsubscribeAction;

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent, buildFailedState);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function UnsubscribeScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-text py-10 md:py-16">
      <Shown data={loaderData} state={actionData} />
    </div>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Shown({ data, state }: { data: Data; state: UnsubscribeState | undefined }) {
  switch (state?.step ?? 'form') {
    case 'sent':
      return <Outcome kind="leave.sent" values={{ email: state?.email ?? '' }} />;
    case 'done':
      return state ? <Done state={state} /> : null;
    case 'unknown':
      return <Outcome kind="unknown" />;
    case 'listLeft':
      return <Outcome kind={`list.${state?.list ?? 'newsletter'}`} />;
    case 'listUnknown':
      return <Outcome kind="list.unknown" />;
    case 'listFailed':
      return <Outcome kind="list.failed" values={{ ...data.company }} />;
    case 'form':
      if (data.list) return <OnePress list={data.list} token={data.token} />;
      // the token of a mail is no longer valid: the address signed up again, or never did
      if (data.token !== '' && data.choices === null) return <Outcome kind="unknown" />;
      return <Choose data={data} state={state} />;
  }
}

function OnePress({ list, token }: { list: ListName; token: string }) {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <h1 className="text-3xl">{t('newsletter.leave.title')}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">
        {t(`newsletter.list.${list}.ask`, { company: shop.companyName })}
      </p>
      <Form method="post" action={screenLink(shop, 'newsletterUnsubscribe')}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="list" value={list} />
        <Button type="submit">{t('newsletter.leave.submit')}</Button>
      </Form>
    </>
  );
}

function Choose({ data, state }: { data: Data; state: UnsubscribeState | undefined }) {
  const t = useText();
  const { choices } = data;
  return (
    <>
      <h1 className="text-3xl">{t('newsletter.leave.title')}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">
        {t(choices ? 'newsletter.leave.text.known' : 'newsletter.leave.text')}
      </p>
      {state?.failed && (
        <div className="mb-6">
          <Alert kind="error">{t('newsletter.error')}</Alert>
        </div>
      )}
      {state?.retryMinutes != null && (
        <div className="mb-6">
          <Alert kind="warning">{t('newsletter.busy', { minutes: state.retryMinutes })}</Alert>
        </div>
      )}
      {choices && (
        <div className="mb-8">
          <CurrentChoices choices={choices} />
        </div>
      )}
      <ChoicesForm
        form={data.choiceForm === 'radio' ? 'radio' : 'coded'}
        brands={data.brands}
        token={data.token}
        choices={choices}
        asked={data.asked}
        state={state}
      />
    </>
  );
}
