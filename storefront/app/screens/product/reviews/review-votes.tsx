import { useState } from 'react';
import type { ReviewView } from '#app/features/review/reviews.query.ts';
import { useShop } from '#app/page/shop.tsx';
import { loadPersonalClient } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { formatNumber } from '#texts/format.ts';
import { VOTE_FORM_ID } from './vote-form.tsx';

type Outcome = 'review.voted' | 'review.vote.own' | 'review.vote.failed';

/** Whether a review has helped: buttons of the page's form of votes, which scripts send without leaving the page. */
export function ReviewVotes({ review }: { review: ReviewView }) {
  const t = useText();
  const shop = useShop();
  const [votes, setVotes] = useState({ yes: review.helpfulCount, no: review.notHelpfulCount });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);

  async function vote(helpful: boolean) {
    const answer = await Promise.all([loadPersonalClient(), import('#app/features/review/reviews.query.ts')])
      .then(async ([{ gateway, started }, { VoteReviewMutation }]) => {
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
  return (
    <div className="screen-only mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <span className="text-muted">{t('review.helpful')}</span>
      {(['yes', 'no'] as const).map((value) => (
        <button
          key={value}
          type="submit"
          form={VOTE_FORM_ID}
          name="vote"
          value={`${review.id}/${value}`}
          onClick={(event) => {
            event.preventDefault();
            void vote(value === 'yes');
          }}
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
    </div>
  );
}
