import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import {
  chooseFitting,
  findLinePartners,
  findPartnersNearVisitor,
} from '#commerce/buying/basket/line/line-fitting.service.ts';
import { answerService } from '#commerce/buying/basket/line/line-service.service.ts';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import type { FittingPartners } from '#commerce/buying/fitting/fitting-partners.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { DAY_MS } from '#commerce/ground/kernel/day.rules.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { formatDay } from '#texts/format-day.ts';
import { loadTranslator } from '#texts/load.ts';
import { buildDeliveryCalendar } from './customer/delivery-calendar.service.ts';
import {
  collectOrderAppointments,
  formatDestinationLines,
  resolveDestinations,
  resolveParcelPostalCode,
  resolveSender,
} from './draft/order-destination.rules.ts';
import { listAlternativeDays, moveAppointment } from './order-fitting.service.ts';
import { placeSeenOrder, prepareOrder } from './test-order.ts';

const database = await testDatabase();
const FRIDAY = '2026-11-20T12:00:00Z';

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'TYRE', stock: 500 }]);
  await database.pool.query(`update product set kind = 'tyre' where sku = 'TYRE'`);
});

/** A visitor with four tyres whose fitting is asked for, and the partners near Amsterdam. */
async function createFittingShopper() {
  const ctx = await prepareOrder(testContext(database, 'nl'), { 'TYRE-1': 4 }, { sessionId: randomUUID() });
  const lineId = (await getBasket(ctx)).lines[0]?.lineId ?? '';
  await answerService(ctx, { lineId, service: 'fitting', chosen: true });
  const found = await findLinePartners(ctx, lineId, async () => '1012 AB');
  if (!found?.ok) throw new Error('no partner answered');
  const [near] = found.value.partners;
  if (!near) throw new Error('there is no partner near Amsterdam');
  return { ctx, lineId, near, partners: found.value.partners };
}

/** Transactions of other connections that have begun and wait for something else than the database. */
async function countOpenTransactions(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
  );
  return rows[0].count;
}

async function placeFittingOrder(day?: string) {
  const { ctx, lineId, near } = await createFittingShopper();
  const chosen = await chooseFitting(ctx, { lineId, partnerId: near.id, day: day ?? near.days[0] ?? '' });
  if (!chosen.ok) throw new Error(chosen.refusal.code);
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  return { ctx, near, order: placed.value.order };
}

describe('tyre fitting', () => {
  it('tyres cannot be ordered with fitting before a partner and a day are chosen', async () => {
    const { ctx, lineId, near, partners } = await createFittingShopper();
    expect(await getBasket(ctx)).toMatchObject({ orderable: false, openQuestions: [{ service: 'fitting' }] });
    expect(await placeSeenOrder(ctx)).toMatchObject({ ok: false });
    expect(near.city).toBe('Amsterdam');
    expect(partners.map(({ distanceMetres }) => distanceMetres)).toEqual(
      partners.map(({ distanceMetres }) => distanceMetres).sort((a, b) => a - b),
    );
    // ordered on a Friday, there on Wednesday at the latest
    expect(near.days.every((day) => day > '2026-11-25')).toBe(true);
    for (const [partnerId, day] of [
      [near.id, '2026-11-24'],
      [near.id, '2026-11-29'],
      ['NOBODY', near.days[0] ?? ''],
    ] as const) {
      const refused = await chooseFitting(ctx, { lineId, partnerId, day });
      expect(refused).toMatchObject({ ok: false, refusal: { code: 'FittingDayFull' } });
    }
  });

  it('fitting is stored with the line: price per tyre, place, day and a calendar entry', async () => {
    const { near, order: placed, ctx } = await placeFittingOrder();
    expect(placed.servicesMinor).toBe(4 * 2200);
    expect(collectOrderAppointments(placed)).toMatchObject([
      { service: 'fitting', appointment: { day: near.days[0], partner: { name: near.name } } },
    ]);
    const texts = await loadTranslator('nl-NL', () => {});
    const calendar = buildDeliveryCalendar(placed, { tenant: ctx.tenant, texts, stamp: new Date(FRIDAY) });
    expect(calendar).toContain(`SUMMARY:Banden monteren bij ${near.name}`);
    expect(calendar).not.toContain('UID:delivery-');
    const { rows } = await database.pool.query('select html from mail_outbox order by mail_id desc limit 1');
    expect(rows[0].html).toContain(near.name);
    // nothing of it comes to the customer, and no day is named on which it would
    expect(rows[0].html).not.toMatch(/Bezorging (op |uiterlijk |binnen )?(ma|di|wo|do|vr|za|\d)/);
    expect(rows[0].html).toContain(`Montage op ${formatDay(near.days[0] ?? '', 'nl-NL')}`);
  });

  it('the fitting partner is named wherever a parcel or an address is named', async () => {
    const { near, order: placed } = await placeFittingOrder();
    const home = placed.deliveryAddress;
    expect(resolveDestinations(placed)).toMatchObject({ partners: [{ id: near.id }], toCustomer: false });
    expect(formatDestinationLines(placed)).toEqual([
      near.name,
      `${near.street} ${near.houseNumber}`,
      expect.stringContaining(near.postalCode),
    ]);
    expect(resolveParcelPostalCode(placed, [{ position: 1 }])).toBe(near.postalCode);
    const before = new Date(`${near.days[0]}T08:00:00Z`);
    const after = new Date(before.getTime() + DAY_MS);
    const items = [{ position: 1 }];
    expect(resolveSender(placed, { items, announcedAt: before }, 'Europe/Amsterdam')).toMatchObject({
      ...{ at: near.name, street: near.street, familyName: home.familyName },
    });
    expect(resolveSender(placed, { items, announcedAt: after }, 'Europe/Amsterdam')).toMatchObject({
      ...{ at: null, street: home.street },
    });
    const { rows } = await database.pool.query('select html from mail_outbox order by mail_id desc limit 1');
    expect(rows[0].html).toContain('Naar je montagepartner');
    expect(rows[0].html).not.toContain('Bezorgadres');
  });

  it('the fitting partners nearby are shown before anything is ordered', async () => {
    const ctx = testContext(database, 'nl');
    const unknown = await findPartnersNearVisitor(ctx, async () => null);
    expect(unknown).toMatchObject({ ok: true, value: { postalCode: null, partners: [] } });
    const found = await findPartnersNearVisitor(ctx, async () => '1012 AB');
    expect(found).toMatchObject({
      ok: true,
      value: { partners: expect.arrayContaining([expect.objectContaining({ city: 'Amsterdam', days: [] })]) },
    });
  });

  it('fitting on a full day is refused and a cancelled order releases its day', async () => {
    const day = (await createFittingShopper()).near.days[3] ?? '';
    const late = await createFittingShopper();
    const chosen = await chooseFitting(late.ctx, { lineId: late.lineId, partnerId: late.near.id, day });
    expect(chosen.ok).toBe(true);
    const others: Awaited<ReturnType<typeof placeFittingOrder>>[] = [];
    for (let place = 0; place < late.near.placesPerDay; place += 1) others.push(await placeFittingOrder(day));
    expect((await createFittingShopper()).near.days).not.toContain(day);
    // chosen while there was a place, ordered too late: asked again instead of sold twice
    expect(await placeSeenOrder(late.ctx)).toMatchObject({ ok: false, refusal: { code: 'OrderChanged' } });
    expect(await getBasket(late.ctx)).toMatchObject({ orderable: false });
    const [first] = others;
    if (!first) throw new Error('nothing was ordered');
    await cancelOrder(first.ctx, first.order.orderId, 'customer');
    await cancelOrder(first.ctx, first.order.orderId, 'customer');
    expect((await createFittingShopper()).near.days).toContain(day);
    await placeFittingOrder(day);
    expect((await createFittingShopper()).near.days).not.toContain(day);
  });

  it('a fitting appointment can be moved to a free day until the deadline', async () => {
    const { ctx, near, order: placed } = await placeFittingOrder();
    const [fitting] = collectOrderAppointments(placed);
    if (!fitting) throw new Error('nothing is fitted');
    const days = await listAlternativeDays(ctx, placed, fitting);
    expect(days).not.toContain(near.days[0]);
    const to = days[1] ?? '';
    const moved = await moveAppointment(ctx, placed.orderId, { position: 1, day: to });
    expect(moved).toMatchObject({ ok: true });
    expect(moved.ok && collectOrderAppointments(moved.value)[0]?.appointment.day).toBe(to);
    const { rows: told } = await database.pool.query(
      `select data from order_event where order_id = $1 and type = 'fitting.moved'`,
      [placed.orderId],
    );
    expect(told).toEqual([{ data: { position: 1, before: near.days[0], day: to, partnerId: near.id } }]);
    const { rows: mails } = await database.pool.query(
      `select subject, html from mail_outbox where dedupe_key like 'fitting-moved:%'`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0].subject).toContain(placed.orderNumber);
    expect(mails[0].html).toContain(formatDay(to, 'nl-NL'));
    // the same day again is no change, and no second mail
    await moveAppointment(ctx, placed.orderId, { position: 1, day: to });
    const { rows: still } = await database.pool.query(
      `select 1 from mail_outbox where dedupe_key like 'fitting-moved:%'`,
    );
    expect(still).toHaveLength(1);
    const unfit = await moveAppointment(ctx, placed.orderId, { position: 1, day: '2026-11-21' });
    expect(unfit).toMatchObject({ ok: false, refusal: { code: 'FittingDayFull' } });
    const tooLate = { ...ctx, clock: createFixedClock(`${to}T06:00:00Z`) };
    const fixed = await moveAppointment(tooLate, placed.orderId, { position: 1, day: days[3] ?? '' });
    expect(fixed).toMatchObject({ ok: false, refusal: { code: 'AppointmentFixed' } });
  });

  it('no transaction is open while a slow partner answers, when a fitting is chosen and when it is moved', async () => {
    const { ctx, lineId, near, partners } = await createFittingShopper();
    const open: number[] = [];
    const slow: FittingPartners = {
      findNearest: async () => partners,
      async find() {
        open.push(await countOpenTransactions());
        return near;
      },
    };
    const [day = '', other = ''] = near.days;
    const chosen = await chooseFitting(ctx, { lineId, partnerId: near.id, day }, slow);
    expect(chosen).toMatchObject({ ok: true });
    const placed = await placeSeenOrder(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
    const { orderId } = placed.value.order;
    const moved = await moveAppointment(ctx, orderId, { position: 1, day: other }, slow);
    expect(moved).toMatchObject({ ok: true });
    expect(open).toEqual([0, 0]);
  });

  it('the checkout asks again when the fitting day has come too near', async () => {
    const { ctx, lineId, near } = await createFittingShopper();
    await chooseFitting(ctx, { lineId, partnerId: near.id, day: near.days[0] ?? '' });
    expect(await getBasket(ctx)).toMatchObject({ openQuestions: [] });
    const later = { ...ctx, clock: createFixedClock('2026-11-25T12:00:00Z') };
    expect(await getBasket(later)).toMatchObject({ openQuestions: [{ service: 'fitting' }] });
    await addToBasket(later, { variantSku: 'TYRE-1', quantity: 1 });
    expect(await getBasket(later)).toMatchObject({ orderable: false });
  });
});
