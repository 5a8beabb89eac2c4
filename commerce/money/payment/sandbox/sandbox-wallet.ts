import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import type { Housekeeping } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { ProviderWallets, WalletContact, WalletVisit } from '../payment-provider.types.ts';

type Books = {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  /** origin of its pages, by the address that it will send the browser back to */
  readonly getPageOrigin: (redirectUrl: string) => string;
};

/** A visit as the sandbox's wallet page shows it. */
export type SandboxWalletVisit = WalletVisit & {
  readonly method: string;
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly country: string;
  readonly redirectUrl: string;
};

/** The sandbox's wallet page. */
export type SandboxWalletPages = {
  /** @returns null if there is no such visit */
  showWallet(reference: string): Promise<SandboxWalletVisit | null>;
  /** @param contact null if nothing is given @returns where the browser goes; null if there is no such visit */
  answerWallet(reference: string, contact: WalletContact | null): Promise<string | null>;
};

const storedContact = z.object({
  email: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  addressLine: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** The port's part of the sandbox's wallets. */
export function createSandboxWallets(books: Books): ProviderWallets {
  const { db, clock } = books;
  return {
    async begin(visit) {
      await db
        .insertInto('sandbox_wallet_visit')
        .values({
          reference: `sw_${randomBytes(9).toString('hex')}`,
          idempotency_key: visit.idempotencyKey,
          method: visit.method,
          description: visit.description,
          amount_minor: visit.amount.minor,
          currency: visit.amount.currency,
          country: visit.country,
          redirect_url: visit.redirectUrl,
          state: 'open',
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      const row = await db
        .selectFrom('sandbox_wallet_visit')
        .selectAll()
        .where('idempotency_key', '=', visit.idempotencyKey)
        .executeTakeFirstOrThrow();
      return readWalletVisit(books, row);
    },
    async get(reference) {
      const row = await readVisit(books, reference);
      return row && readWalletVisit(books, row);
    },
  };
}

export function createSandboxWalletPages(books: Books): SandboxWalletPages {
  return {
    async showWallet(reference) {
      const row = await readVisit(books, reference);
      if (!row) return null;
      return {
        ...readWalletVisit(books, row),
        method: row.method,
        description: row.description,
        amountMinor: row.amount_minor,
        currency: row.currency as Currency,
        country: row.country,
        redirectUrl: row.redirect_url,
      };
    },
    async answerWallet(reference, contact) {
      const answer = contact
        ? { state: 'given' as const, contact: JSON.stringify(contact) }
        : { state: 'canceled' as const };
      await books.db
        .updateTable('sandbox_wallet_visit')
        .set(answer)
        .where('reference', '=', reference)
        .where('state', '=', 'open')
        .execute();
      return (await readVisit(books, reference))?.redirect_url ?? null;
    },
  };
}

/** A wallet's sheet is open for minutes; after that the contact it gave is stored with the checkout. */
const VISIT_DAYS = 1;

/** Deletes visits that are over, with the contacts in them. */
export async function purgeWalletVisits({ db, clock }: Housekeeping): Promise<void> {
  await db
    .deleteFrom('sandbox_wallet_visit')
    .where('created_at', '<', addDaysToMoment(clock.now(), -VISIT_DAYS))
    .execute();
}

async function readVisit({ db }: Books, reference: string): Promise<Row | null> {
  const query = db.selectFrom('sandbox_wallet_visit').selectAll().where('reference', '=', reference);
  return (await query.executeTakeFirst()) ?? null;
}

type Row = Selectable<DB['sandbox_wallet_visit']>;

function readWalletVisit({ getPageOrigin }: Books, row: Row): WalletVisit {
  const { reference, state, redirect_url: redirectUrl } = row;
  return {
    reference,
    state,
    contact: row.contact === null ? null : storedContact.parse(row.contact),
    checkoutUrl: state === 'open' ? `${getPageOrigin(redirectUrl)}/sandbox-pay/${reference}` : null,
  };
}
