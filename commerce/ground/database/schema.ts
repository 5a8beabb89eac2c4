// Written by `npm run generate` from the migrated database; the check compares it. Change a migration instead.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** numeric: read as a string, so that nothing is rounded */
type Numeric = ColumnType<string, number | string, number | string>;
/**
 * jsonb: every reader parses it; it is written as JSON text, because the driver would write an array as an array of
 * SQL
 */
type Json = ColumnType<unknown, string, string>;

export type Attribute = {
  attribute_key: string;
  value_type: 'number' | 'option' | 'options' | 'boolean' | 'composition' | 'text' | 'measures';
  unit: string | null;
  attribute_group: string;
  position: Generated<number>;
};

export type AttributeOption = {
  attribute_key: string;
  option_key: string;
  language: string;
  label: string;
};

export type AttributeText = {
  attribute_key: string;
  language: string;
  label: string;
  section: string | null;
};

export type AuditEntry = {
  entry_number: number;
  happened_at: Timestamp;
  actor_kind: 'member' | 'key' | 'command';
  actor_id: string;
  actor_name: string;
  tenant: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  reason: string | null;
  request_id: string;
  before: Json;
  after: Json;
  previous_hash: string;
  hash: string;
};

export type Basket = {
  tenant_id: string;
  basket_id: Generated<string>;
  session_id: string | null;
  customer_id: string | null;
  version: Generated<number>;
  updated_at: Generated<Timestamp>;
  voucher_ids: Generated<string[]>;
  postal_code: string | null;
  postal_code_signed_in: Generated<boolean>;
};

export type BasketLine = {
  tenant_id: string;
  basket_id: string;
  line_id: Generated<string>;
  variant_id: number;
  quantity: number;
  seen_price_minor: number;
  added_at: Generated<Timestamp>;
};

export type BasketLineService = {
  tenant_id: string;
  line_id: string;
  service: string;
  chosen: boolean;
  appointment: Json | null;
};

export type Brand = {
  brand_id: Generated<number>;
  slug: string;
  name: string;
  manufacturer_id: number | null;
  responsible_person_id: number | null;
};

export type CatalogueChange = {
  change_id: GeneratedAlways<number>;
  tenant_id: string | null;
  product_id: number | null;
  xid: Generated<string>;
  changed_at: Generated<Timestamp>;
};

export type Category = {
  tenant_id: string;
  category_id: number;
  parent_id: number | null;
  category_key: string;
  position: number;
  picture: string | null;
};

export type CategoryText = {
  tenant_id: string;
  category_id: number;
  language: string;
  name: string;
  path: string;
  description: Generated<string>;
};

export type Checkout = {
  tenant_id: string;
  basket_id: string;
  email: string | null;
  identity: 'guest' | 'account' | 'customer' | null;
  password_hash: string | null;
  billing_address: Json | null;
  delivery_address: Json | null;
  delivery_option: string | null;
  payment_method: string | null;
  updated_at: Generated<Timestamp>;
  delivery_kind: Generated<'home' | 'address' | 'pickup'>;
  pickup_point: Json | null;
  wished_on: string | null;
  co2_compensation: Generated<boolean>;
  premium: Generated<boolean>;
  iban: string | null;
  bic: string | null;
  account_holder: string | null;
  credit_choice: Json | null;
  wallet_method: string | null;
  wallet_reference: string | null;
  extension_fields: Generated<Json>;
};

export type Colour = {
  colour_key: string;
  family: string;
  hex: string;
};

export type ColourText = {
  colour_key: string;
  language: string;
  name: string;
};

export type CommunicationChoice = {
  tenant_id: string;
  choice_id: GeneratedAlways<number>;
  customer_id: string;
  channel: 'post' | 'phone' | 'survey' | 'wishlist';
  agreed: boolean;
  chosen_at: Timestamp;
  locale: string | null;
};

export type ConsentProof = {
  tenant_id: string;
  proof_id: Generated<string>;
  version: number;
  chosen_at: Timestamp;
  granted: string[];
};

export type Contact = {
  tenant_id: string;
  contact_id: string;
  case_number: string;
  customer_id: string | null;
  locale: string;
  topic: string;
  routing_code: string;
  mailbox: 0 | 1 | 2 | 3 | 5 | 6 | 7;
  salutation: 'female' | 'male' | 'not_specified';
  given_name: string;
  family_name: string;
  email: string;
  customer_number: string | null;
  order_number: string | null;
  message: string;
  created_at: Timestamp;
  receipt: 'copy' | 'receipt' | 'none' | null;
};

export type ContactFile = {
  tenant_id: string;
  file_id: Generated<string>;
  contact_id: string;
  position: Generated<number>;
  name: string;
  content_type: string;
  size_bytes: number;
  sha256: string;
  body: Buffer;
  created_at: Timestamp;
};

export type CreditAgreement = {
  tenant_id: string;
  order_id: string;
  version: number;
  method: 'instalments' | 'pause' | 'pause-instalments';
  plan: Json;
  decision_id: string | null;
  price_minor: number;
  overall_minor: number;
  premium_minor: Generated<number>;
  agreed_at: Timestamp;
};

export type CreditDecision = {
  tenant_id: string;
  decision_id: string;
  basket_id: string;
  customer_id: string | null;
  inputs: Json;
  amount_minor: number;
  currency: string;
  subject: string;
  outcome: 'approved' | 'refused' | 'referred';
  decided_by: string;
  source: string;
  decided_at: Timestamp;
  valid_until: Timestamp;
  review_requested_at: Timestamp | null;
  email: string | null;
  locale: string;
};

export type CreditFirstDecision = {
  tenant_id: string;
  decision_id: string;
  outcome: 'approved' | 'refused';
  person_id: string;
  person_name: string;
  reason: string;
  decided_at: Timestamp;
};

export type CreditRepayment = {
  tenant_id: string;
  repayment_id: Generated<string>;
  order_id: string;
  requested_at: Timestamp;
  reckoned_on: string;
  valid_until: string;
  part_minor: number | null;
  pay_minor: number;
  owed_minor: number;
  version: number;
  booked_at: Timestamp | null;
};

export type Customer = {
  tenant_id: string;
  customer_id: Generated<string>;
  customer_number: string;
  email: string;
  password_hash: string | null;
  salutation: Generated<'female' | 'male' | 'not_specified'>;
  given_name: string;
  family_name: string;
  date_of_birth: string | null;
  phone: string | null;
  created_at: Generated<Timestamp>;
  email_verified_at: Timestamp | null;
  password_changed_at: Timestamp | null;
};

export type CustomerAddress = {
  tenant_id: string;
  address_id: Generated<string>;
  customer_id: string;
  address: Json;
  is_default: Generated<boolean>;
  created_at: Generated<Timestamp>;
};

export type CustomerMandate = {
  tenant_id: string;
  mandate_reference: string;
  customer_id: string;
  iban: string;
  bic: string | null;
  account_holder: string;
  creditor_id: string;
  text_shown: string;
  signed_at: Timestamp;
  ended_at: Timestamp | null;
};

export type CustomerSearchTerm = {
  tenant_id: string;
  term: string;
  customer_id: string;
};

export type DirectDebitMandate = {
  tenant_id: string;
  mandate_reference: string;
  order_id: string;
  iban: string;
  bic: string | null;
  account_holder: string;
  creditor_id: string;
  text_shown: string;
  signed_at: Timestamp;
  collect_on: string;
};

export type Due = {
  tenant_id: string;
  order_id: string;
  schedule: number;
  number: number;
  debtor: string;
  due_on: string;
  amount_minor: number;
  premium_minor: Generated<number>;
  currency: string;
};

export type EconomicOperator = {
  operator_id: Generated<number>;
  operator_key: string;
  name: string;
  street_address: string;
  postal_code: string;
  locality: string;
  country: string;
  email: string | null;
  url: string | null;
};

export type ExperimentExposure = {
  tenant_id: string;
  experiment: string;
  visitor: string;
  variant: 'a' | 'b';
  exposed_at: Timestamp;
  converted_at: Timestamp | null;
};

export type ExtensionJob = {
  tenant_id: string;
  extension: string;
  job: string;
  due_at: Timestamp;
  leased_until: Generated<Timestamp>;
  failures: Generated<number>;
  last_error: string | null;
};

export type FittingDay = {
  tenant_id: string;
  partner_id: string;
  day: string;
  booked: number;
};

export type HelpVote = {
  tenant_id: string;
  topic: string;
  day: string;
  helped: boolean;
  votes: number;
};

export type IdentityToken = {
  tenant_id: string;
  token_hash: string;
  kind: 'reset' | 'registration' | 'verification' | 'email-change';
  customer_id: string | null;
  email: string;
  details: Json | null;
  created_at: Timestamp;
  expires_at: Timestamp;
};

export type ImportRun = {
  import_run_id: Generated<number>;
  tenant_id: string;
  file_name: string;
  file_sha256: string;
  content: string;
  started_at: Timestamp;
  finished_at: Timestamp | null;
  rows_done: Generated<number>;
  rows_refused: Generated<number>;
  is_first: Generated<boolean>;
  on_sale: number | null;
};

export type InteractionCount = {
  tenant_id: string;
  day: string;
  page: string;
  device: 'mobile' | 'desktop';
  up_to_ms: number;
  interactions: Generated<number>;
};

export type Invoice = {
  tenant_id: string;
  invoice_number: string;
  order_id: string;
  kind: 'invoice' | 'credit-note';
  cause: string;
  total_minor: number;
  document: Json;
  issued_at: Timestamp;
};

export type KnownDevice = {
  tenant_id: string;
  device_hash: string;
  customer_id: string;
  seen_at: Timestamp;
};

export type LedgerEntry = {
  tenant_id: string;
  entry_id: GeneratedAlways<number>;
  debtor: string;
  order_id: string;
  entry_key: string;
  kind: 'charge' | 'payment' | 'credit' | 'refund' | 'plan' | 'reversal' | 'late-interest' | 'transfer';
  currency: string;
  booked_at: Timestamp;
};

export type LedgerPosting = {
  tenant_id: string;
  entry_id: number;
  position: number;
  account: 'receivable' | 'sales' | 'vat' | 'surcharge' | 'premium' | 'cash' | 'late-interest' | 'transfer';
  amount_minor: number;
};

export type Listing = {
  tenant_id: string;
  product_id: number;
  main_category_id: number;
  category_ids: number[];
  min_price_minor: number;
  max_price_minor: number;
  reduced: Generated<boolean>;
  discount_percent: Generated<number>;
  available: Generated<boolean>;
  popularity: Generated<number>;
  rating_average: Numeric | null;
  rating_count: Generated<number>;
  released_at: Timestamp;
  discontinued_at: Timestamp | null;
};

export type LoyaltyEntry = {
  tenant_id: string;
  entry_id: GeneratedAlways<number>;
  customer_id: string;
  entry_key: string;
  kind: 'earned' | 'redeemed' | 'expired';
  points: number;
  order_id: string | null;
  of_entry_id: number | null;
  expires_on: string | null;
  booked_at: Timestamp;
  voucher_code: string | null;
};

export type LoyaltyMembership = {
  tenant_id: string;
  customer_id: string;
  program: 'points' | 'bonus-club' | 'payback';
  number: string | null;
  joined_at: Timestamp;
};

export type LoyaltyWelcome = {
  tenant_id: string;
  customer_id: string;
  program: string;
  welcomed_at: Timestamp;
};

export type MailDocument = {
  tenant_id: string;
  sha256: string;
  name: string;
  content_type: string;
  body: Buffer;
};

export type MailOutbox = {
  mail_id: Generated<number>;
  tenant_id: string;
  dedupe_key: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  created_at: Generated<Timestamp>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Timestamp>;
  sent_at: Timestamp | null;
  last_error: string | null;
  unsubscribe_url: string | null;
  attachments: Generated<Json>;
  reply_to: string | null;
};

export type NewsletterBrand = {
  tenant_id: string;
  email: string;
  brand: string;
  subscribed: boolean;
  frequency: Generated<number>;
  paused_until: string | null;
  last_sent_on: string | null;
  previous_sent_on: string | null;
};

export type NewsletterDelivery = {
  tenant_id: string;
  edition: string;
  email: string;
  state: 'sending' | 'sent' | 'failed' | 'bounced' | 'complained';
  claimed_at: Timestamp;
};

export type NewsletterEdition = {
  tenant_id: string;
  edition: string;
  brand: string;
  topic: 'news' | 'credit' | 'personalised';
  sha256: string;
  started_at: Timestamp;
  finished_at: Timestamp | null;
};

export type NewsletterEvent = {
  event_id: Generated<number>;
  tenant_id: string;
  email: string;
  type: string;
  data: Json;
  happened_at: Timestamp;
  told: Generated<string[]>;
};

export type NewsletterEventSink = {
  sink: string;
  lease: string | null;
  leased_until: Generated<Timestamp>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Timestamp>;
  last_error: string | null;
};

export type NewsletterSubscription = {
  tenant_id: string;
  email: string;
  locale: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  confirm_hash: string | null;
  unsubscribe_token: string;
  consent_text: string;
  requested_at: Timestamp;
  requested_from: string;
  confirmed_at: Timestamp | null;
  confirmed_from: string | null;
  unsubscribed_at: Timestamp | null;
  source: string | null;
  consent_version: Generated<string>;
  consent_sha256: string | null;
  credit_offers: Generated<boolean>;
  personalised: Generated<boolean>;
  undeliverable_at: Timestamp | null;
  soft_bounces: Generated<number>;
  earlier_confirm_hashes: Generated<string[]>;
};

export type NumberRange = {
  tenant_id: string;
  name: string;
  last_value: number;
};

export type OrderEvent = {
  event_id: GeneratedAlways<number>;
  tenant_id: string;
  order_id: string;
  type: string;
  data: Generated<Json>;
  happened_at: Timestamp;
};

export type OrderEventAside = {
  sink: string;
  event_id: number;
  tenant_id: string;
  reason: string;
  put_aside_at: Timestamp;
};

export type OrderEventPending = {
  sink: string;
  event_id: number;
};

export type OrderEventSink = {
  sink: string;
  leased_until: Generated<Timestamp>;
  lease: string | null;
  attempts: Generated<number>;
  next_attempt_at: Generated<Timestamp>;
  last_error: string | null;
};

export type OrderHold = {
  tenant_id: string;
  order_id: string;
  statement_id: string;
  held_at: Timestamp;
  held_until: Timestamp | null;
  in_words: boolean;
  ended_at: Timestamp | null;
  ended_how: 'withdrawn' | 'kept' | 'released' | null;
  reason: string | null;
};

export type OrderLine = {
  tenant_id: string;
  order_id: string;
  position: number;
  variant_id: number;
  sku: string;
  name: string;
  brand_name: string;
  options: Generated<Json>;
  picture: string | null;
  quantity: number;
  unit_price_minor: number;
  line_total_minor: number;
  tax_rate_percent: Numeric;
  discount_minor: Generated<number>;
  shipped_quantity: Generated<number>;
  cancelled_quantity: Generated<number>;
  returned_quantity: Generated<number>;
};

export type OrderLineService = {
  tenant_id: string;
  order_id: string;
  position: number;
  service: string;
  quantity: number;
  unit_price_minor: number;
  total_minor: number;
  tax_rate_percent: Numeric;
  appointment: Json | null;
};

export type OrderNote = {
  tenant_id: string;
  note_id: string;
  order_id: string;
  author_id: string;
  author_name: string;
  body: string;
  written_at: Timestamp;
};

export type OrderSearchTerm = {
  tenant_id: string;
  term: string;
  placed_at: Timestamp;
  order_id: string;
};

export type OrderVoucher = {
  tenant_id: string;
  order_id: string;
  rank: number;
  voucher_id: string;
  code: string;
  terms: Json;
  discount_minor: number;
  lines: Json;
};

export type Passkey = {
  tenant_id: string;
  passkey_id: Generated<string>;
  credential_id: string;
  customer_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  backed_up: boolean;
  name: string;
  created_at: Timestamp;
  used_at: Timestamp | null;
};

export type PasskeyChallenge = {
  tenant_id: string;
  session_id: string;
  purpose: 'register' | 'sign-in';
  challenge: string;
  expires_at: Timestamp;
};

export type PasswordResetRequest = {
  tenant_id: string;
  request_id: GeneratedAlways<number>;
  email: string;
  locale: string;
  requested_at: Timestamp;
};

export type Paylink = {
  tenant_id: string;
  paylink_id: Generated<string>;
  order_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  part_minor: number | null;
};

export type Payment = {
  tenant_id: string;
  payment_id: Generated<string>;
  order_id: string;
  attempt: number;
  method: string;
  origin: 'order' | 'again' | 'paylink';
  provider: string | null;
  provider_reference: string | null;
  checkout_url: string | null;
  state: 'created' | 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired' | 'reversed';
  amount_minor: number;
  currency: string;
  transfer_reference: string;
  problem: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  next_check_at: Timestamp | null;
  checks: Generated<number>;
};

export type PaymentEvent = {
  tenant_id: string;
  payment_id: string;
  state: string;
  source: string;
  happened_at: Timestamp;
};

export type PaymentRefund = {
  tenant_id: string;
  refund_id: Generated<string>;
  order_id: string;
  payment_id: string;
  refund_key: string;
  amount_minor: number;
  currency: string;
  state: 'requested' | 'manual' | 'pending' | 'done' | 'failed' | 'dropped';
  provider_reference: string | null;
  problem: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  next_check_at: Timestamp | null;
  checks: Generated<number>;
};

export type PaymentReminder = {
  tenant_id: string;
  order_id: string;
  overdue_since: string;
  level: number;
  reminded_on: string;
  pay_until: string;
  overdue_minor: number;
  interest_minor: Generated<number>;
};

export type PaymentReversal = {
  tenant_id: string;
  reversal_key: string;
  order_id: string;
  payment_id: string;
  kind: 'returned-debit' | 'chargeback';
  amount_minor: number;
  reason: string | null;
  noted_at: Timestamp;
};

export type PremiumMembership = {
  tenant_id: string;
  order_id: string;
  customer_id: string | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
  ended_at: Timestamp | null;
};

export type Price = {
  tenant_id: string;
  variant_id: number;
  currency: string;
  amount_minor: number;
  recommended_minor: number | null;
  valid_from: Generated<Timestamp>;
};

export type PriceHistory = {
  tenant_id: string;
  variant_id: number;
  currency: string;
  amount_minor: number;
  valid_from: Timestamp;
  valid_to: Timestamp | null;
};

export type Product = {
  product_id: Generated<number>;
  sku: string;
  kind: string;
  department: 'fashion' | 'shoes' | 'furniture' | 'electronics' | 'appliances' | 'tyres' | 'general';
  brand_id: number;
  audience: 'women' | 'men' | 'girls' | 'boys' | 'unisex' | null;
  attributes: Generated<Json>;
  dimensions: Generated<string[]>;
  energy_class: 'A+++' | 'A++' | 'A+' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | null;
  tyre: Json | null;
  power_supply_included: boolean | null;
  rating_average: Numeric | null;
  rating_count: Generated<number>;
  popularity: Generated<number>;
  released_at: Generated<Timestamp>;
  manufacturer_id: number | null;
  responsible_person_id: number | null;
  eprel_id: string | null;
  energy_scale_best: Generated<string>;
  energy_scale_worst: Generated<string>;
  charging_min_watt: number | null;
  charging_max_watt: number | null;
  usb_power_delivery: Generated<boolean>;
  carbon_footprint_grams: number | null;
  durability_guarantee_years: number | null;
  season: 'spring-summer' | 'autumn-winter' | 'all-year' | null;
};

export type ProductDownload = {
  product_id: number;
  kind: 'assembly-instructions' | 'manufacturer-warranty' | 'product-datasheet' | 'safety-datasheet' | 'user-manual' | 'warning-label';
  language: Generated<string>;
  url: string;
  media_type: Generated<string>;
};

export type ProductQuestion = {
  tenant_id: string;
  question_id: Generated<number>;
  product_id: number;
  customer_id: string | null;
  locale: string;
  author_name: string;
  question: string;
  moderation: Generated<'pending' | 'published' | 'rejected'>;
  rejection_reason: 'insult' | 'personal-data' | 'advertising' | 'off-topic' | 'unlawful' | 'unreadable' | null;
  answer: string | null;
  decided_by: string | null;
  decided_at: Timestamp | null;
  created_at: Timestamp;
};

export type ProductText = {
  product_id: number;
  language: string;
  name: string;
  slug: string;
  description: string;
  highlights: Generated<string[]>;
  keywords: Generated<string>;
  safety_notes: Generated<string[]>;
  description_html: string | null;
  search: GeneratedAlways<string | null>;
};

export type QuestionMail = {
  tenant_id: string;
  question_id: number;
  email: string;
  secret_hash: string;
  consent_text: string;
  requested_at: Timestamp;
  requested_from: string;
  confirmed_at: Timestamp | null;
};

export type Recommendation = {
  tenant_id: string;
  slot: 'search-product-to-products' | 'search-replace' | 'search-basket-to-products' | 'search-basket-to-alternatives';
  product_id: number;
  position: number;
  other_product_id: number;
  score: number;
};

export type RecommendationState = {
  tenant_id: string;
  product_id: number;
  computed_at: Timestamp;
};

export type RemotePicture = {
  picture_id: string;
  url: string;
};

export type ReturnAnnouncement = {
  tenant_id: string;
  announcement_id: string;
  order_id: string;
  items: Json;
  collect_on: string | null;
  carrier: string | null;
  tracking_number: string | null;
  announced_at: Timestamp;
};

export type ReturnExchange = {
  tenant_id: string;
  exchange_id: string;
  order_id: string;
  announcement_id: string;
  position: number;
  quantity: number;
  variant_id: number;
  sku: string;
  size: string;
  state: 'reserved' | 'arrived' | 'sent' | 'released';
  held_until: Timestamp;
  arrived_key: string | null;
  shipment_id: string | null;
  restocked_quantity: Generated<number>;
};

export type ReturnNotice = {
  tenant_id: string;
  return_id: Generated<string>;
  order_id: string;
  idempotency_key: string;
  items: Json;
  effect: Json;
  noted_at: Timestamp;
  kind: Generated<'return' | 'cancellation'>;
};

export type Review = {
  review_id: Generated<number>;
  tenant_id: string;
  product_id: number;
  variant_id: number | null;
  language: string;
  stars: number;
  title: string;
  body: string;
  author_name: string;
  verified_purchase: Generated<boolean>;
  helpful_count: Generated<number>;
  not_helpful_count: Generated<number>;
  created_at: Timestamp;
  customer_id: string | null;
  moderation: Generated<'pending' | 'published' | 'rejected'>;
  moderated_at: Timestamp | null;
  tags: Generated<string[]>;
  rejection_reason: 'insult' | 'personal-data' | 'advertising' | 'off-topic' | 'unlawful' | 'unreadable' | null;
};

export type ReviewModeration = {
  moderation_id: GeneratedAlways<number>;
  tenant_id: string;
  review_id: number;
  decision: 'submitted' | 'published' | 'rejected';
  reason: string | null;
  decided_by: string;
  decided_at: Timestamp;
};

export type ReviewPicture = {
  tenant_id: string;
  picture_id: Generated<string>;
  product_id: number;
  customer_id: string | null;
  review_id: number | null;
  position: Generated<number>;
  name: string;
  width: number;
  height: number;
  small: Buffer;
  body: Buffer;
  size_bytes: number;
  created_at: Timestamp;
};

export type ReviewVote = {
  tenant_id: string;
  review_id: number;
  voter_key: string;
  helpful: boolean;
  voted_at: Timestamp;
};

export type SalesOrder = {
  tenant_id: string;
  order_id: Generated<string>;
  order_number: string;
  idempotency_key: string;
  access_token: string;
  basket_id: string;
  customer_id: string | null;
  session_id: string | null;
  email: string;
  locale: string;
  currency: string;
  items_minor: number;
  shipping_minor: number;
  rounding_minor: Generated<number>;
  total_minor: number;
  taxes: Json;
  billing_address: Json;
  delivery_address: Json;
  delivery_option: string;
  delivery_days_min: number;
  delivery_days_max: number;
  payment_method: string;
  state: Generated<'awaiting_payment' | 'placed' | 'cancelled' | 'shipped' | 'delivered' | 'returned'>;
  placed_at: Timestamp;
  services_minor: Generated<number>;
  extras_minor: Generated<number>;
  discount_minor: Generated<number>;
  delivery_kind: Generated<'home' | 'address' | 'pickup'>;
  pickup_point: Json | null;
  wished_on: string | null;
  delivery_from: string | null;
  delivery_until: string | null;
  co2_minor: Generated<number>;
  premium_minor: Generated<number>;
  cancelled_at: Timestamp | null;
  cancel_reason: string | null;
  delivered_at: Timestamp | null;
  freight: Generated<boolean>;
  parcels: Generated<number>;
  extension_fields: Generated<Json>;
};

export type SandboxPayment = {
  reference: string;
  idempotency_key: string;
  method: string;
  description: string;
  amount_minor: number;
  currency: string;
  capture_later: boolean;
  redirect_url: string;
  webhook_url: string;
  state: 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';
  later_state: string | null;
  later_at: Timestamp | null;
  expires_at: Timestamp;
  created_at: Timestamp;
};

export type SandboxRefund = {
  reference: string;
  payment_reference: string;
  idempotency_key: string;
  amount_minor: number;
  created_at: Timestamp;
};

export type SandboxWalletVisit = {
  reference: string;
  idempotency_key: string;
  method: string;
  description: string;
  amount_minor: number;
  currency: string;
  country: string;
  redirect_url: string;
  state: 'open' | 'given' | 'canceled';
  contact: Json | null;
  created_at: Timestamp;
};

export type SchemaMigration = {
  name: string;
  sha256: string;
  landed_at: Generated<Timestamp>;
  admits_older: Generated<boolean>;
};

export type SearchHistory = {
  search_history_id: Generated<number>;
  tenant_id: string;
  session_id: string | null;
  customer_id: string | null;
  language: string;
  term: string;
  searched_at: Timestamp;
};

export type SearchTerm = {
  tenant_id: string;
  language: string;
  term: string;
  searches: Generated<number>;
  last_hits: number;
  last_searched_at: Timestamp;
};

export type SeedState = {
  name: string;
  finished_at: Timestamp;
  detail: Generated<Json>;
};

export type Session = {
  tenant_id: string;
  session_id: string;
  customer_id: string | null;
  type: Generated<0 | 1 | 2>;
  key_id: string | null;
  created_at: Generated<Timestamp>;
  seen_at: Generated<Timestamp>;
  expires_at: Timestamp;
  authenticated_at: Timestamp | null;
  stays: Generated<boolean>;
  browser: string | null;
  system: string | null;
  handle: Generated<string>;
};

export type Shipment = {
  tenant_id: string;
  shipment_id: Generated<string>;
  order_id: string;
  idempotency_key: string;
  carrier: string | null;
  tracking_number: string | null;
  shipped_at: Timestamp;
  delivered_at: Timestamp | null;
};

export type ShipmentLine = {
  tenant_id: string;
  shipment_id: string;
  order_id: string;
  position: number;
  quantity: number;
};

export type SpentSecurityCheck = {
  tenant_id: string;
  check_hash: string;
  expires_at: Timestamp;
};

export type SponsoredProduct = {
  tenant_id: string;
  product_id: number;
  category_id: number | null;
  words: Generated<string[]>;
  active_from: Timestamp;
  active_to: Timestamp;
};

export type StaffApiKey = {
  api_key_id: Generated<string>;
  name: string;
  secret_hash: string;
  rights: string[];
  tenant_scope: string;
  created_by: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  last_used_at: Timestamp | null;
};

export type StaffCommand = {
  actor_id: string;
  idempotency_key: string;
  action: string;
  subject_id: string;
  outcome: Json;
  done_at: Timestamp;
};

export type StaffGrant = {
  staff_member_id: string;
  role: string;
  tenant_scope: string;
};

export type StaffInvitation = {
  token_hash: string;
  staff_member_id: string;
  expires_at: Timestamp;
};

export type StaffMember = {
  staff_member_id: Generated<string>;
  email: string;
  name: string;
  language: 'nl' | 'de' | 'fr' | 'en';
  password_hash: string | null;
  totp_secret: string | null;
  totp_last_step: Generated<number>;
  state: 'invited' | 'active' | 'blocked';
  created_at: Timestamp;
};

export type StaffSession = {
  session_id: string;
  staff_member_id: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  device: string;
};

export type Stock = {
  tenant_id: string;
  variant_id: number;
  quantity: number;
  delivery_days_min: Generated<number>;
  delivery_days_max: Generated<number>;
  expected_on: string | null;
};

export type StockAlert = {
  tenant_id: string;
  alert_id: Generated<number>;
  email: string;
  locale: string;
  product_id: number;
  variant_id: number | null;
  secret_hash: string;
  consent_text: string;
  requested_at: Timestamp;
  requested_from: string;
  confirmed_at: Timestamp | null;
};

export type StockTold = {
  tenant_id: string;
  told_id: Generated<number>;
  product_id: number;
  told_at: Timestamp;
};

export type SurveyAnswer = {
  tenant_id: string;
  answer_id: Generated<number>;
  survey: string;
  locale: string;
  rating: number;
  comment: string;
  place: string;
  path: string;
  created_at: Timestamp;
};

export type SurveyInvitation = {
  tenant_id: string;
  order_id: string;
  email: string;
  token: string;
  invited_at: Timestamp;
  answered_at: Timestamp | null;
};

export type TrackingCount = {
  tenant_id: string;
  type: string;
  item: string;
  day: string;
  events: Generated<number>;
};

export type Variant = {
  variant_id: Generated<number>;
  product_id: number;
  sku: string;
  position: number;
  colour_key: string | null;
  dimensions: Generated<Json>;
  gtin: string | null;
  pictures: string[];
  unit_measure: Numeric | null;
  unit_of_measure: 'kg' | 'l' | 'm' | 'm2' | null;
  mpn: string | null;
  condition: Generated<'new' | 'refurbished' | 'used'>;
  words: Generated<Json>;
};

export type ViewedTogether = {
  tenant_id: string;
  product_id: number;
  other_product_id: number;
  views: Generated<number>;
};

export type Voucher = {
  tenant_id: string;
  voucher_id: Generated<string>;
  campaign: string;
  code: string;
  email: string | null;
  valid_from: Timestamp;
  valid_until: Timestamp;
  use_limit: number | null;
  created_at: Timestamp;
};

export type VoucherCampaign = {
  tenant_id: string;
  campaign: string;
  terms: Json;
  issue: Json | null;
  updated_at: Timestamp;
};

export type VoucherUse = {
  tenant_id: string;
  voucher_id: string;
  campaign: string;
  order_id: string;
  redeemer: string;
  use_number: number | null;
  used_at: Timestamp;
  released_at: Timestamp | null;
};

export type WishlistLine = {
  wishlist_line_id: Generated<number>;
  tenant_id: string;
  session_id: string | null;
  customer_id: string | null;
  product_id: number;
  variant_id: number | null;
  amount_minor: number;
  added_at: Timestamp;
};

export type WishlistMail = {
  tenant_id: string;
  customer_id: string;
  sent_on: string;
  token: string;
};

export type WishlistNotice = {
  tenant_id: string;
  wishlist_line_id: number;
  variant_id: number | null;
  told_minor: number | null;
  sold_out: boolean;
};

export type WishlistShare = {
  tenant_id: string;
  customer_id: string;
  share_key: string;
  shared_at: Timestamp;
};

export type WithdrawalStatement = {
  tenant_id: string;
  statement_id: string;
  order_id: string | null;
  order_number: string;
  email: string;
  name: string;
  locale: string;
  statement: string;
  items: Json | null;
  stated_at: Timestamp;
  deadline: Timestamp | null;
  sha256: string;
  subject: Generated<'goods' | 'credit' | 'both'>;
};

export type DB = {
  attribute: Attribute;
  attribute_option: AttributeOption;
  attribute_text: AttributeText;
  audit_entry: AuditEntry;
  basket: Basket;
  basket_line: BasketLine;
  basket_line_service: BasketLineService;
  brand: Brand;
  catalogue_change: CatalogueChange;
  category: Category;
  category_text: CategoryText;
  checkout: Checkout;
  colour: Colour;
  colour_text: ColourText;
  communication_choice: CommunicationChoice;
  consent_proof: ConsentProof;
  contact: Contact;
  contact_file: ContactFile;
  credit_agreement: CreditAgreement;
  credit_decision: CreditDecision;
  credit_first_decision: CreditFirstDecision;
  credit_repayment: CreditRepayment;
  customer: Customer;
  customer_address: CustomerAddress;
  customer_mandate: CustomerMandate;
  customer_search_term: CustomerSearchTerm;
  direct_debit_mandate: DirectDebitMandate;
  due: Due;
  economic_operator: EconomicOperator;
  experiment_exposure: ExperimentExposure;
  extension_job: ExtensionJob;
  fitting_day: FittingDay;
  help_vote: HelpVote;
  identity_token: IdentityToken;
  import_run: ImportRun;
  interaction_count: InteractionCount;
  invoice: Invoice;
  known_device: KnownDevice;
  ledger_entry: LedgerEntry;
  ledger_posting: LedgerPosting;
  listing: Listing;
  loyalty_entry: LoyaltyEntry;
  loyalty_membership: LoyaltyMembership;
  loyalty_welcome: LoyaltyWelcome;
  mail_document: MailDocument;
  mail_outbox: MailOutbox;
  newsletter_brand: NewsletterBrand;
  newsletter_delivery: NewsletterDelivery;
  newsletter_edition: NewsletterEdition;
  newsletter_event: NewsletterEvent;
  newsletter_event_sink: NewsletterEventSink;
  newsletter_subscription: NewsletterSubscription;
  number_range: NumberRange;
  order_event: OrderEvent;
  order_event_aside: OrderEventAside;
  order_event_pending: OrderEventPending;
  order_event_sink: OrderEventSink;
  order_hold: OrderHold;
  order_line: OrderLine;
  order_line_service: OrderLineService;
  order_note: OrderNote;
  order_search_term: OrderSearchTerm;
  order_voucher: OrderVoucher;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  password_reset_request: PasswordResetRequest;
  paylink: Paylink;
  payment: Payment;
  payment_event: PaymentEvent;
  payment_refund: PaymentRefund;
  payment_reminder: PaymentReminder;
  payment_reversal: PaymentReversal;
  premium_membership: PremiumMembership;
  price: Price;
  price_history: PriceHistory;
  product: Product;
  product_download: ProductDownload;
  product_question: ProductQuestion;
  product_text: ProductText;
  question_mail: QuestionMail;
  recommendation: Recommendation;
  recommendation_state: RecommendationState;
  remote_picture: RemotePicture;
  return_announcement: ReturnAnnouncement;
  return_exchange: ReturnExchange;
  return_notice: ReturnNotice;
  review: Review;
  review_moderation: ReviewModeration;
  review_picture: ReviewPicture;
  review_vote: ReviewVote;
  sales_order: SalesOrder;
  sandbox_payment: SandboxPayment;
  sandbox_refund: SandboxRefund;
  sandbox_wallet_visit: SandboxWalletVisit;
  schema_migration: SchemaMigration;
  search_history: SearchHistory;
  search_term: SearchTerm;
  seed_state: SeedState;
  session: Session;
  shipment: Shipment;
  shipment_line: ShipmentLine;
  spent_security_check: SpentSecurityCheck;
  sponsored_product: SponsoredProduct;
  staff_api_key: StaffApiKey;
  staff_command: StaffCommand;
  staff_grant: StaffGrant;
  staff_invitation: StaffInvitation;
  staff_member: StaffMember;
  staff_session: StaffSession;
  stock: Stock;
  stock_alert: StockAlert;
  stock_told: StockTold;
  survey_answer: SurveyAnswer;
  survey_invitation: SurveyInvitation;
  tracking_count: TrackingCount;
  variant: Variant;
  viewed_together: ViewedTogether;
  voucher: Voucher;
  voucher_campaign: VoucherCampaign;
  voucher_use: VoucherUse;
  wishlist_line: WishlistLine;
  wishlist_mail: WishlistMail;
  wishlist_notice: WishlistNotice;
  wishlist_share: WishlistShare;
  withdrawal_statement: WithdrawalStatement;
};

/** Tables whose rows belong to one tenant. */
export const tenantTables = [
  'basket',
  'basket_line',
  'basket_line_service',
  'catalogue_change',
  'category',
  'category_text',
  'checkout',
  'communication_choice',
  'consent_proof',
  'contact',
  'contact_file',
  'credit_agreement',
  'credit_decision',
  'credit_first_decision',
  'credit_repayment',
  'customer',
  'customer_address',
  'customer_mandate',
  'customer_search_term',
  'direct_debit_mandate',
  'due',
  'experiment_exposure',
  'extension_job',
  'fitting_day',
  'help_vote',
  'identity_token',
  'import_run',
  'interaction_count',
  'invoice',
  'known_device',
  'ledger_entry',
  'ledger_posting',
  'listing',
  'loyalty_entry',
  'loyalty_membership',
  'loyalty_welcome',
  'mail_document',
  'mail_outbox',
  'newsletter_brand',
  'newsletter_delivery',
  'newsletter_edition',
  'newsletter_event',
  'newsletter_subscription',
  'number_range',
  'order_event',
  'order_event_aside',
  'order_hold',
  'order_line',
  'order_line_service',
  'order_note',
  'order_search_term',
  'order_voucher',
  'passkey',
  'passkey_challenge',
  'password_reset_request',
  'paylink',
  'payment',
  'payment_event',
  'payment_refund',
  'payment_reminder',
  'payment_reversal',
  'premium_membership',
  'price',
  'price_history',
  'product_question',
  'question_mail',
  'recommendation',
  'recommendation_state',
  'return_announcement',
  'return_exchange',
  'return_notice',
  'review',
  'review_moderation',
  'review_picture',
  'review_vote',
  'sales_order',
  'search_history',
  'search_term',
  'session',
  'shipment',
  'shipment_line',
  'spent_security_check',
  'sponsored_product',
  'stock',
  'stock_alert',
  'stock_told',
  'survey_answer',
  'survey_invitation',
  'tracking_count',
  'viewed_together',
  'voucher',
  'voucher_campaign',
  'voucher_use',
  'wishlist_line',
  'wishlist_mail',
  'wishlist_notice',
  'wishlist_share',
  'withdrawal_statement',
] as const;
