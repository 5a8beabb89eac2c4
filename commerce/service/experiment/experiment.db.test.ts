import { beforeEach, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { purgeProofs } from '#commerce/people/consent/consent.commands.ts';
import { listRunningExperiments } from '#tenants/running-experiments.rules.ts';
import { buildAssignmentCookie, readAssigned } from './assignment.ts';
import { countExposure, countGoal, purgeExposures } from './experiment.commands.ts';
import { reportExperiment } from './experiment.queries.ts';

const database = await testDatabase();
const experiment = { key: 'promise', shareB: 5000, goal: 'basket', tau: 0.02, alpha: 0.05 } as const;
const base = await testContext(database, 'nl');
const ctx = { ...base, tenant: { ...base.tenant, experiments: [experiment] } };

beforeEach(() => database.pool.query('delete from experiment_exposure'));

function createVisitor(consent = 'groups=C0002:1', userAgent: string | null = 'Firefox') {
  const ab = buildAssignmentCookie([experiment], new Map()) ?? '';
  return {
    cookies: new Map([
      ['ab', ab],
      ['consent', consent],
    ]),
    userAgent,
  };
}

it('an experiment counts each visitor once and each of their actions once', async () => {
  const one = createVisitor();
  const two = createVisitor();
  for (const each of [one, one, two]) expect(await countExposure(ctx, 'promise', each)).toBe(true);
  await countGoal(ctx, 'basket', one);
  await countGoal(ctx, 'basket', one);
  await countGoal(ctx, 'order', two);
  const { arms } = await reportExperiment(ctx, 'promise');
  expect(arms.a.visitors + arms.b.visitors).toBe(2);
  expect(arms.a.conversions + arms.b.conversions).toBe(1);
});

it('an experiment excludes crawlers, missing consent, goals without exposure and foreign assignments', async () => {
  const lost = createVisitor('groups=C0002:0');
  const crawler = createVisitor(undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)');
  const unseen = createVisitor();
  const word = readAssigned(unseen.cookies)?.visitor ?? '';
  const variant = readAssigned(unseen.cookies)?.variants.get('promise') === 'a' ? 'b' : 'a';
  const forged = { ...unseen, cookies: new Map([...unseen.cookies, ['ab', `${word}~promise.${variant}`]]) };
  for (const each of [lost, crawler, forged]) expect(await countExposure(ctx, 'promise', each)).toBe(false);
  expect(await countExposure(ctx, 'other', unseen)).toBe(false);
  await countGoal(ctx, 'basket', unseen);
  const { arms } = await reportExperiment(ctx, 'promise');
  expect(arms).toEqual({ a: { visitors: 0, conversions: 0 }, b: { visitors: 0, conversions: 0 } });
  await expect(reportExperiment(ctx, 'other')).rejects.toThrow('other');
});

it('a form test runs only where the tenant lets the tool change forms', async () => {
  const form = { ...experiment, goal: 'newsletter' as const };
  for (const experimentForms of [false, true]) {
    const features = { ...base.tenant.features, experimentForms };
    const tenant = { ...base.tenant, features, experiments: [form] };
    expect(listRunningExperiments(tenant)).toEqual(experimentForms ? [form] : []);
    expect(await countExposure({ ...ctx, tenant }, 'promise', createVisitor())).toBe(experimentForms);
  }
});

it('data that no report reads any more is deleted', async () => {
  await countExposure(ctx, 'promise', createVisitor());
  const later = { db: ctx.db, clock: createFixedClock('2036-01-01T00:00:00Z') };
  await purgeExposures(later, [ctx.tenant]);
  await purgeProofs(later, [ctx.tenant]);
  const { rows } = await database.pool.query('select 1 from experiment_exposure');
  expect(rows).toEqual([]);
});
