import type { ResultOf } from 'gql.tada';
import type { NoticeFields } from '#app/features/basket/basket.fragment.ts';

export type OrderState = {
  /**
   * changed: nothing was ordered, the new state is on the page; objected: the checkout's objections say why; busy: too many attempts; failed: it is unknown
   * whether it was ordered, and another press finds out, since the key is the same
   */
  readonly orderProblem: 'changed' | 'objected' | 'busy' | 'failed';
  /** the changes; shown once, since the new prices count as seen from then on */
  readonly notices: readonly ResultOf<typeof NoticeFields>[];
};

/** No answer came. */
export const UNKNOWN_ORDER: OrderState = { orderProblem: 'failed', notices: [] };
