import { z } from 'zod';
import { TableRecords } from '#commerce/range/import/read/table-records.rules.ts';
import { emailAddress } from '#forms/typed-fields.ts';

/** Columns of a file of subscribers, for export and import. */
export const SUBSCRIBER_COLUMNS = [
  'email',
  'state',
  'locale',
  'brands',
  'frequency',
  'pausedUntil',
  'creditOffers',
  'personalised',
  'source',
  'consentVersion',
  'consentText',
  'requestedAt',
  'confirmedAt',
  'unsubscribedAt',
] as const;
export type SubscriberRow = Readonly<Record<(typeof SUBSCRIBER_COLUMNS)[number], string>>;

/** Rows of a CSV text, by the names of its first line. A quotation mark that is never closed is a character. */
export function readCsv(text: string): Record<string, string>[] {
  const reader = new TableRecords(
    ',',
    '\n',
    (names) =>
      ({ length }) =>
        length === names.length,
  );
  const records = [...reader.read(text.replace(/^\uFEFF/, '')), ...reader.end()];
  const [names = [], ...lines] = records.map(({ values }) => values);
  return lines.map((values) => Object.fromEntries(names.map((name, at) => [name.trim(), values[at] ?? ''])));
}

const time = z.iso.datetime({ offset: true });

/** A row that changes a subscription: one that subscribes contains its proof of consent. */
export const incomingRow = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('confirmed'),
    email: emailAddress,
    locale: z.string(),
    brands: z.string().default(''),
    source: z.string().max(60).default(''),
    consentText: z.string().min(10, 'the words that were agreed to'),
    confirmedAt: time,
  }),
  z.object({
    state: z.literal('unsubscribed'),
    email: emailAddress,
    unsubscribedAt: time,
  }),
]);
