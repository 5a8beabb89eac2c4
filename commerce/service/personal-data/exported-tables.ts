/**
 * How a row of a table belongs to its customer: by the customer's id, by orders, by the verified e-mail address, by
 * the ledger's debtor, or by a row of another exported table that belongs to the customer.
 */
export type Ownership =
  | { readonly by: 'customer' | 'debtor' }
  /** by the customer's id; also by the address in `column`, for rows made before or without signing in */
  | { readonly by: 'customer-or-email'; readonly column: string }
  | { readonly by: 'order' }
  /** @property column the one with the address, lower case */
  | { readonly by: 'email'; readonly column: string }
  | { readonly by: 'parent'; readonly parent: string; readonly columns: readonly string[] };

export type ExportedTable = {
  readonly of: Ownership;
  /** columns left out: secrets and keys of the shop, which are not data of the person */
  readonly without?: readonly string[];
  /** replaces internal ids by names */
  readonly names?: 'article';
};

const ORDER = { of: { by: 'order' } } as const;
const CUSTOMER = { of: { by: 'customer' } } as const;

/** Every table that holds something of a customer and goes into the copy of the data, under its name there. */
export const EXPORTED_TABLES: Readonly<Record<string, ExportedTable>> = {
  customer: { ...CUSTOMER, without: ['password_hash'] },
  customer_address: CUSTOMER,
  customer_mandate: CUSTOMER,
  communication_choice: CUSTOMER,
  passkey: { ...CUSTOMER, without: ['public_key', 'credential_id', 'counter'] },
  session: { ...CUSTOMER, without: ['session_id', 'key_id', 'handle'] },
  known_device: { ...CUSTOMER, without: ['device_hash'] },
  password_reset_request: { of: { by: 'email', column: 'email' } },
  identity_token: { ...CUSTOMER, without: ['token_hash', 'details'] },
  basket: { ...CUSTOMER, without: ['session_id'] },
  basket_line: {
    of: { by: 'parent', parent: 'basket', columns: ['basket_id'] },
    names: 'article',
  },
  basket_line_service: { of: { by: 'parent', parent: 'basket_line', columns: ['line_id'] } },
  checkout: {
    of: { by: 'parent', parent: 'basket', columns: ['basket_id'] },
    without: ['password_hash'],
  },
  wishlist_line: { ...CUSTOMER, without: ['session_id'], names: 'article' },
  wishlist_share: CUSTOMER,
  wishlist_notice: {
    of: { by: 'parent', parent: 'wishlist_line', columns: ['wishlist_line_id'] },
  },
  wishlist_mail: { ...CUSTOMER, without: ['token'] },
  stock_alert: { of: { by: 'email', column: 'email' }, without: ['secret_hash'], names: 'article' },
  search_history: { ...CUSTOMER, without: ['session_id'] },
  review: { ...CUSTOMER, names: 'article' },
  review_picture: { ...CUSTOMER, without: ['small', 'body'], names: 'article' },
  review_moderation: { of: { by: 'parent', parent: 'review', columns: ['review_id'] } },
  product_question: { ...CUSTOMER, without: ['decided_by'], names: 'article' },
  question_mail: { of: { by: 'email', column: 'email' }, without: ['secret_hash'] },
  contact: { of: { by: 'customer-or-email', column: 'email' } },
  contact_file: { of: { by: 'parent', parent: 'contact', columns: ['contact_id'] }, without: ['body'] },
  premium_membership: CUSTOMER,
  loyalty_membership: CUSTOMER,
  loyalty_entry: CUSTOMER,
  loyalty_welcome: CUSTOMER,
  credit_decision: CUSTOMER,
  credit_first_decision: {
    of: { by: 'parent', parent: 'credit_decision', columns: ['decision_id'] },
    without: ['person_id', 'person_name'],
  },
  sales_order: { of: { by: 'customer' }, without: ['access_token', 'session_id', 'idempotency_key'] },
  order_line: ORDER,
  order_line_service: ORDER,
  order_voucher: ORDER,
  order_event: ORDER,
  shipment: { ...ORDER, without: ['idempotency_key'] },
  shipment_line: ORDER,
  return_notice: { ...ORDER, without: ['idempotency_key'] },
  return_announcement: ORDER,
  return_exchange: { ...ORDER, without: ['arrived_key'] },
  survey_invitation: { ...ORDER, without: ['token'] },
  withdrawal_statement: ORDER,
  order_hold: ORDER,
  order_note: { ...ORDER, without: ['author_id', 'author_name'] },
  invoice: ORDER,
  payment: { ...ORDER, without: ['checkout_url', 'checks', 'next_check_at'] },
  payment_event: { of: { by: 'parent', parent: 'payment', columns: ['payment_id'] } },
  payment_refund: { ...ORDER, without: ['checks', 'next_check_at'] },
  payment_reversal: ORDER,
  payment_reminder: ORDER,
  paylink: { ...ORDER, without: ['paylink_id'] },
  direct_debit_mandate: ORDER,
  credit_agreement: ORDER,
  credit_repayment: ORDER,
  due: ORDER,
  ledger_entry: { of: { by: 'debtor' } },
  ledger_posting: { of: { by: 'parent', parent: 'ledger_entry', columns: ['entry_id'] } },
  voucher_use: { ...ORDER, without: ['redeemer'] },
  voucher: { of: { by: 'email', column: 'email' } },
  newsletter_subscription: {
    of: { by: 'email', column: 'email' },
    without: ['confirm_hash', 'unsubscribe_token'],
  },
  newsletter_brand: { of: { by: 'email', column: 'email' } },
  newsletter_event: { of: { by: 'email', column: 'email' }, without: ['told'] },
  newsletter_delivery: { of: { by: 'email', column: 'email' } },
  mail_outbox: {
    of: { by: 'email', column: 'recipient' },
    without: ['html', 'text', 'dedupe_key', 'attempts', 'next_attempt_at', 'last_error', 'unsubscribe_url'],
  },
};

/**
 * Tables that name a customer, an order, a session or an address and are not exported, with the reason.
 * @internal for the test that every table is on one of the lists
 */
export const EXCEPTED_TABLES: Readonly<Record<string, string>> = {
  order_event_aside: 'events that another system refused; they are in the copy themselves',
  order_search_term: 'words of the addresses that sales_order has, for searching',
  customer_search_term: 'words of the names and addresses that customer and customer_address have',
  passkey_challenge: 'minutes old, a random number of a session',
  review_vote: 'kept under a hash that leads back to nobody without the voter’s id',
  experiment_exposure: 'a random word of a browser stands in it, which no table ties to anybody',
  staff_member: 'staff of the retailer, who are no customers',
  staff_session: 'as staff_member',
  economic_operator: 'addresses of makers, as the law has them shown',
};
