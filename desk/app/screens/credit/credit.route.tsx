import type { ResultOf } from 'gql.tada';
import {
  Form,
  Link,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { readField, runCommandForm } from '#desk/app/request/command-form.ts';
import { graphql } from '#desk/app/request/graphql.ts';
import { loadTenantScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { CommandFaultAlert } from '../orders/command-fault.tsx';

const REVIEWS = graphql(`
  query DeskCreditReviews($tenantId: ID!, $after: ID) {
    creditReviews(tenantId: $tenantId, first: 20, after: $after) {
      next
      reviews {
        decisionId amountMinor currency decidedBy source decidedAt reviewRequestedAt needsTwo
        question { givenName familyName dateOfBirth street houseNumber postalCode city country months }
        first { outcome personName reason decidedAt isOwn }
      }
    }
  }
`);
const DECIDE = graphql(`
  mutation DeskDecideCredit($tenantId: ID!, $decisionId: ID!, $outcome: CreditOutcome!, $reason: String!, $key: String!) {
    decideCredit(tenantId: $tenantId, decisionId: $decisionId, outcome: $outcome, reason: $reason, idempotencyKey: $key)
  }
`);
const CONFIRM = graphql(`
  mutation DeskConfirmCredit($tenantId: ID!, $decisionId: ID!, $agrees: Boolean!, $reason: String, $key: String!) {
    confirmCredit(tenantId: $tenantId, decisionId: $decisionId, agrees: $agrees, reason: $reason, idempotencyKey: $key)
  }
`);

const OUTCOMES = ['approved', 'refused', 'waits', 'returned'] as const;

export const loader = loadTenantScreen('credit.read', async ({ desk, tenant, url }) => {
  const { tenantId, rights } = tenant;
  const { creditReviews } = await desk.execute(REVIEWS, { tenantId, after: url.searchParams.get('after') });
  return {
    ...creditReviews,
    key: crypto.randomUUID(),
    canDecide: rights.includes('credit.decide'),
    canApprove: rights.includes('credit.approve'),
    done: OUTCOMES.find((outcome) => outcome === url.searchParams.get('done')) ?? null,
    language: desk.language,
  };
});

export const action = loadTenantScreen('credit.read', async ({ desk, tenant, request }) => {
  const { tenantId } = tenant;
  const form = await request.formData();
  const [intent, decisionId, reason] = ['intent', 'decisionId', 'reason'].map((name) =>
    readField(form, name),
  );
  const command = { tenantId, decisionId: decisionId ?? '', key: readField(form, 'key') };
  const { fault, value } = await runCommandForm(async () => {
    switch (intent) {
      case 'approved':
      case 'refused':
        return (await desk.execute(DECIDE, { ...command, outcome: intent, reason: reason ?? '' }))
          .decideCredit;
      case 'agree':
      case 'disagree':
        return (
          await desk.execute(CONFIRM, { ...command, agrees: intent === 'agree', reason: reason || null })
        ).confirmCredit;
      default:
        throw new Response(null, { status: 400 });
    }
  });
  if (fault === null) throw redirect(`/${tenantId}/credit?done=${value}`);
  return { fault, decisionId, reason };
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'credit.title');

/** Credit decisions that wait for a person, the oldest first. */
export default function Credit() {
  const t = useDeskText();
  const { reviews, next, done, key, canDecide, canApprove } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <h1 className="mb-3 text-xl">{t('credit.title')}</h1>
      {done && !refused && (
        <div className="mb-3">
          <Alert kind="success">{t(`credit.done.${done}`)}</Alert>
        </div>
      )}
      {reviews.length === 0 && <p className="desk-panel">{t('credit.none')}</p>}
      <ul className="space-y-4">
        {reviews.map((review) => (
          <li key={review.decisionId}>
            {refused?.decisionId === review.decisionId && <CommandFaultAlert fault={refused.fault} />}
            <Review
              review={review}
              canDecide={canDecide}
              canApprove={canApprove}
              commandKey={key}
              reason={refused?.decisionId === review.decisionId ? (refused.reason ?? '') : ''}
            />
          </li>
        ))}
      </ul>
      {next && (
        <p className="mt-3">
          <Link rel="next" to={`?after=${next}`} className="button button-secondary button-s">
            {t('credit.next')}
          </Link>
        </p>
      )}
    </>
  );
}

type ReviewRow = ResultOf<typeof REVIEWS>['creditReviews']['reviews'][number];

function Review({
  review,
  canDecide,
  canApprove,
  commandKey,
  reason,
}: {
  review: ReviewRow;
  canDecide: boolean;
  canApprove: boolean;
  commandKey: string;
  reason: string;
}) {
  const t = useDeskText();
  const { formatMoney, formatTime, formatDay } = useDeskFormats();
  const { question, first } = review;
  const name = `${question.givenName} ${question.familyName}`;
  const facts = [
    [t('customers.born'), formatDay(question.dateOfBirth)],
    [
      t('customers.addresses'),
      `${question.street} ${question.houseNumber}, ${question.postalCode} ${question.city} (${question.country})`,
    ],
    [t('credit.months'), question.months],
    [t('credit.check'), `${review.decidedBy} · ${review.source} · ${formatTime(review.decidedAt)}`],
    [
      t('credit.asked'),
      review.reviewRequestedAt ? formatTime(review.reviewRequestedAt) : t('credit.referred'),
    ],
  ] as const;
  return (
    <section className="desk-panel" aria-label={name}>
      <h2 className="mb-2 flex flex-wrap justify-between gap-2 font-semibold">
        {name} <span className="tabular-nums">{formatMoney(review.amountMinor, review.currency)}</span>
      </h2>
      <dl className="desk-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {review.needsTwo && <p className="mt-2 text-muted">{t('credit.needsTwo')}</p>}
      {first && (
        <p className="mt-2">
          {t(`credit.first.${first.outcome}`, { name: first.personName, at: formatTime(first.decidedAt) })}
          <q className="block">{first.reason}</q>
        </p>
      )}
      {first?.isOwn && <p className="mt-2">{t('credit.own')}</p>}
      {first === null && canDecide && (
        <DecisionForm
          review={review}
          commandKey={commandKey}
          reason={reason}
          intents={['approved', 'refused']}
        />
      )}
      {first && !first.isOwn && canApprove && (
        <DecisionForm
          review={review}
          commandKey={commandKey}
          reason={reason}
          intents={['agree', 'disagree']}
        />
      )}
    </section>
  );
}

function DecisionForm({
  review,
  commandKey,
  reason,
  intents,
}: {
  review: ReviewRow;
  commandKey: string;
  reason: string;
  intents: readonly ('approved' | 'refused' | 'agree' | 'disagree')[];
}) {
  const t = useDeskText();
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="mt-3 space-y-2">
      <input type="hidden" name="decisionId" value={review.decisionId} />
      <input type="hidden" name="key" value={`${commandKey}:${review.decisionId}`} />
      <TextField
        label={t('action.reason')}
        name="reason"
        id={`reason-${review.decisionId}`}
        maxLength={1000}
        defaultValue={reason}
        optional={intents.includes('agree')}
      />
      <p className="flex flex-wrap gap-2">
        {intents.map((intent, index) => (
          <Button
            key={intent}
            name="intent"
            value={intent}
            size="m"
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={busy}
          >
            {t(`credit.${intent}`)}
          </Button>
        ))}
      </p>
    </Form>
  );
}
