import { describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { createAsk, openEngine } from './engines.ts';
import { readFacts } from './facts.ts';
import { loadJudgedQueries } from './judged.ts';
import { computeMean } from './ndcg.rules.ts';
import { scoreAll } from './score.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
/** the plain questions for a kind of thing, over a small catalogue; the whole set is `npm run bench -- --only relevance` */
const QUESTIONS = 40;
const FLOOR = 0.85;

const database = await testDatabase();
const tenants = await loadTenants();
await seedDemo(database, { size: 400, tenants, now: NOW, reviews: false });
const engine = openEngine(database, tenants, {}, () => NOW.getTime());
await engine.waitUntilReady();

describe('the quality floor of the search', () => {
  it.each([
    ['nl', 'nl', 'nl-NL'],
    ['de', 'de', 'de-DE'],
    ['fr', 'ch', 'fr-CH'],
  ] as const)('the search finds what the shopper meant, in %s', async (language, id, locale) => {
    const tenant = tenants.find((one) => one.id === id);
    if (!tenant) throw new Error(`no tenant ${id}`);
    const plain = (await loadJudgedQueries(language)).filter(
      (one) => Object.keys(one).join(' ') === 'query kind',
    );
    const questions = plain.slice(0, QUESTIONS);
    const facts = await readFacts(database, id);
    const ask = createAsk(engine, { tenant, locale }, () => NOW.getTime());
    const scored = await scoreAll(questions, facts, ask);
    const judged = scored.flatMap(({ ndcg }) => ndcg ?? []);
    expect(judged.length).toBeGreaterThan(QUESTIONS / 4);
    expect(computeMean(judged)).toBeGreaterThan(FLOOR);
  });
});
