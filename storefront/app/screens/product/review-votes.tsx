import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { formatNumber } from '#texts/format.ts';
import { writeReviewLink } from '../../links.ts';
import { useShop } from '../../page/shop.tsx';
import { personalClient } from '../../personal/personal.ts';
import { useText } from '../../texts/texts.tsx';
import type { ProductView } from './product-view.ts';
import { useReviewChoice } from './review-choice.ts';
import { type ReviewView, VoteReviewMutation } from './reviews.query.ts';

type Outcome = 'review.voted' | 'review.vote.own' | 'review.vote.failed';

/** Whether a review has helped: a form, which scripts send without leaving the page. */
export function ReviewVotes({ product, review }: { product: ProductView; review: ReviewView }) {
  const t = useText();
  const shop = useShop();
  const { link } = useReviewChoice(product);
  const [votes, setVotes] = useState({ yes: review.helpfulCount, no: review.notHelpfulCount });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);

  async function vote(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const helpful = submitter instanceof HTMLButtonElement && submitter.value === 'yes';
    const answer = await personalClient()
      .then(async ({ gateway, started }) => {
        await started;
        return gateway.mutation(VoteReviewMutation, { id: review.id, helpful }).toPromise();
      })
      .catch(() => null);
    const counted = answer?.data?.voteReview;
    if (counted?.__typename === 'VoteCounted') {
      setVotes({ yes: counted.helpfulCount, no: counted.notHelpfulCount });
      setChosen(helpful);
      setOutcome('review.voted');
    } else {
      setOutcome(counted?.__typename === 'OwnReviewVote' ? 'review.vote.own' : 'review.vote.failed');
    }
  }

  const { name } = review.reviewer;
  const query = link({ page: product.reviews.page }).split('?')[1] ?? '';
  return (
    <Form
      method="post"
      action={writeReviewLink(shop, product.sku)}
      onSubmit={vote}
      className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs"
    >
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="slug" value={product.slug} />
      <input type="hidden" name="search" value={query} />
      <span className="text-muted">{t('review.helpful')}</span>
      {(['yes', 'no'] as const).map((value) => (
        <button
          key={value}
          type="submit"
          name="helpful"
          value={value}
          aria-pressed={chosen === null ? undefined : chosen === (value === 'yes')}
          className="button button-secondary button-s"
        >
          <span className="sr-only">{t(`review.helpful.${value}.name`, { name })}</span>
          <span aria-hidden="true">
            {t(`review.helpful.${value}`, { count: formatNumber(votes[value], shop.locale) })}
          </span>
        </button>
      ))}
      <span role="status">{outcome && t(outcome)}</span>
    </Form>
  );
}
