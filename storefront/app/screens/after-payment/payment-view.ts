import type { ResultOf } from 'gql.tada';
import type { OrderPaymentFields } from './after-payment.query.ts';

export type PaymentView = ResultOf<typeof OrderPaymentFields>;
