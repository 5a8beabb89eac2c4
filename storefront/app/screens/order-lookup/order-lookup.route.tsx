import { useEffect, useRef } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { createFormAction } from '#app/form/form-action.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { keepTypedForm } from '#app/form/keep-typed.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/order-lookup.route';
import { RequestOrderLinkMutation } from './order-lookup.query.ts';

type LookupState = FormState & { readonly sent: boolean; readonly busy: boolean };

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'orderLookup');
  return { head: buildHead(page, 'order.lookup.title') };
});

/** The answer is the same whether there is such an order or not. */
export const action = createFormAction({ sent: false, busy: false }, async ({ page, form }) => {
  requireScreen(page, 'orderLookup');
  const asked = { orderNumber: readField(form, 'orderNumber'), email: readField(form, 'email') };
  const { requestOrderLink: outcome } = await page.query(RequestOrderLinkMutation, asked);
  const state: LookupState = { values: collectTypedValues(form), faults: [], sent: false, busy: false };
  switch (outcome.__typename) {
    case 'MailSent':
      return data({ ...state, values: { email: asked.email.trim() }, sent: true });
    case 'TooManyAttempts':
      return data({ ...state, busy: true }, { status: 429 });
    case 'InvalidInput':
      return data({ ...state, faults: outcome.fields }, { status: 422 });
  }
});

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) =>
  keepTypedForm(sent, { sent: false, busy: false });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function OrderLookup({ actionData }: Route.ComponentProps) {
  const t = useText();
  const isSent = actionData?.sent ?? false;
  const lookup = screenLink(useShop(), 'orderLookup');
  const heading = useRef<HTMLHeadingElement>(null);
  // the form is gone, and with it the focused element
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  return (
    <div className="wrap max-w-narrow py-6 md:py-10">
      <h1 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-40 text-2xl font-semibold outline-none">
        {t(actionData?.sent ? 'order.lookup.sent' : 'order.lookup.title')}
      </h1>
      {actionData?.sent ? (
        <>
          <p role="status" className="wrap-anywhere">
            {t('order.lookup.sent.text', { email: actionData.values.email ?? '' })}
          </p>
          <Link to={lookup} className="link touch mt-4 inline-block">
            {t('order.lookup.again')}
          </Link>
        </>
      ) : (
        <LookupForm state={actionData} />
      )}
    </div>
  );
}

function LookupForm({ state }: { state: LookupState | undefined }) {
  const t = useText();
  const labels = { orderNumber: t('order.withdraw.number'), email: t('form.field.email') };
  const { list, getError } = useFormErrors(state, labels);
  return (
    <Form method="post" action={screenLink(useShop(), 'orderLookup')} className="space-y-4" noValidate>
      <p>{t('order.lookup.text')}</p>
      {state?.busy && <Alert kind="error">{t('order.lookup.busy')}</Alert>}
      <FormErrorSummary errors={list} />
      <TextField
        name="orderNumber"
        inputMode="numeric"
        autoComplete="off"
        label={labels.orderNumber}
        defaultValue={state?.values.orderNumber}
        error={getError('orderNumber')}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={labels.email}
        defaultValue={state?.values.email}
        error={getError('email')}
      />
      <Button type="submit" size="l" busy={useNavigation().state !== 'idle'} className="w-full">
        {t('order.lookup.submit')}
      </Button>
    </Form>
  );
}
