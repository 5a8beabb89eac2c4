import { expect, test } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { buildInformationPaper } from '../credit.service.ts';

const database = await testDatabase();
const clock = createFixedClock('2026-11-27T12:00:00Z');

test.each([
  ['nl', '4,00', '1 januari en 1 juli', '30 dagen het krediet terug', 'EUR 0,00'],
  ['de', '6,27', '1. Januar und 1. Juli', 'innerhalb von 30 Tagen zurück', '0,00 €'],
  ['at', '4,00', 'nur mit dem Gesetz', 'innerhalb von 30 Tagen zurück', '€ 0,00'],
  ['ch', '5.00', 'nur mit dem Gesetz', 'innerhalb von 30 Tagen zurück', 'CHF 0.00'],
] as const)(
  '%s: the credit paper gives late interest as a number and says how a withdrawn credit is paid back',
  async (market, rate, changes, payBack, perDay) => {
    const ctx = testContext(database, market, { clock });
    const paper = await buildInformationPaper(ctx, { priceMinor: 50_000, method: null, count: 12 });
    const words = JSON.stringify(paper).replaceAll('\u00a0', ' ');
    const { legalName, street } = ctx.tenant.company;
    for (const part of [rate, changes, payBack, perDay, `${legalName}, ${street}`])
      expect(words).toContain(part);
  },
);
