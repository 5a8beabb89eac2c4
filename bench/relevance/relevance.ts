import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#commerce/ground/database/connection.ts';
import { migrate } from '#commerce/ground/database/migrate.ts';
import type { RankingSettings } from '#search/search.types.ts';
import { loadTenants } from '#tenants/load.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { seedDemo } from '#tools/demo.ts';
import type { Row } from '../measured.ts';
import type { ShopInput } from '../shop-server.ts';
import { createAsk, createBm25Ask, createSqlAsk, type Market, openEngine } from './engines.ts';
import { readFacts } from './facts.ts';
import { measureFeeds } from './feed-rows.ts';
import type { Facts } from './grade.rules.ts';
import { type Judged, type JudgedLanguage, LANGUAGES, loadJudgedQueries } from './judged.ts';
import { computeMean } from './ndcg.rules.ts';
import { findPart, formatParts } from './question-parts.rules.ts';
import { type Scored, scoreAll } from './score.ts';
import { shopperRow } from './shopper-rows.ts';

const MARKETS: Readonly<Record<JudgedLanguage, string>> = { nl: 'nl-NL', de: 'de-DE', fr: 'fr-CH' };
const TARGET = 0.9;
const FEWEST_QUERIES = 150;

type Exam = {
  readonly language: JudgedLanguage;
  readonly market: Market;
  readonly questions: readonly Judged[];
  readonly facts: readonly Facts[];
};

/**
 * The quality of the first ten results by language, beside plain full-text search, and the gain of each part of the
 * ranking.
 */
export async function* measureRelevance({ databaseUrl, size }: ShopInput): AsyncIterable<Row> {
  yield* measureFeeds();
  const tenants = await loadTenants();
  const { database, close } = await openCatalogue(databaseUrl, size, tenants);
  try {
    const exams = await Promise.all(LANGUAGES.map((language) => createExam(language, tenants, database)));
    const own = await runExams(database, tenants, exams, {});
    for (const [place, exam] of exams.entries())
      yield await buildLanguageRow(exam, own[place] ?? [], database);
    yield* buildShopperRows(database, tenants, exams);
    const ranking = tenants[0]?.ranking;
    for (const part of Object.keys(ranking ?? {}) as (keyof RankingSettings)[])
      yield buildPartRow(part, exams, own, await runExams(database, tenants, exams, { [part]: 0 }));
  } finally {
    await close();
  }
}

async function* buildShopperRows(
  database: Database,
  tenants: readonly Tenant[],
  exams: readonly Exam[],
): AsyncIterable<Row> {
  const engine = openEngine(database, tenants);
  try {
    await engine.waitUntilReady();
    for (const exam of exams) yield await shopperRow(engine, exam);
  } finally {
    await engine.close();
  }
}

/** A server's seeded database, or an embedded one that is made for the bench. */
async function openCatalogue(url: string | null, size: number, tenants: readonly Tenant[]) {
  const dataDir = url ? '' : await mkdtemp(join(tmpdir(), 'relevance-'));
  const database = await openDatabase({ url: url ?? undefined, dataDir, tenantGuard: false });
  if (!url) {
    await migrate(database);
    await seedDemo(database, { size, tenants });
  }
  const close = async () => {
    await database.close();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  return { database, close };
}

/** Dutch in the Netherlands, German in Germany, French in Switzerland. */
async function createExam(
  language: JudgedLanguage,
  tenants: readonly Tenant[],
  database: Database,
): Promise<Exam> {
  const market = tenants
    .flatMap((tenant) => tenant.locales.map(({ locale }): Market => ({ tenant, locale })))
    .find(({ locale }) => locale === MARKETS[language]);
  if (!market) throw new Error(`no tenant speaks ${language}`);
  return {
    language,
    market,
    questions: await loadJudgedQueries(language),
    facts: await readFacts(database, market.tenant.id),
  };
}

async function runExams(
  database: Database,
  tenants: readonly Tenant[],
  exams: readonly Exam[],
  ranking: Partial<RankingSettings>,
): Promise<(readonly Scored[])[]> {
  const engine = openEngine(database, tenants, ranking);
  try {
    await engine.waitUntilReady();
    const scored: (readonly Scored[])[] = [];
    for (const { questions, facts, market } of exams)
      scored.push(await scoreAll(questions, facts, createAsk(engine, market)));
    return scored;
  } finally {
    await engine.close();
  }
}

async function buildLanguageRow(exam: Exam, scored: readonly Scored[], database: Database): Promise<Row> {
  const { language, questions, facts, market } = exam;
  const sql = await scoreAll(questions, facts, createSqlAsk(database, market));
  const bm25 = await scoreAll(questions, facts, await createBm25Ask(database, market));
  const measured = averageNdcg(scored);
  const sold = scored.filter(({ ndcg }) => ndcg !== null);
  const none = scored.filter(({ question }) => question.none);
  const countEmpty = (list: readonly Scored[]) => list.filter(({ total }) => total === 0).length;
  showWorst(scored);
  return {
    what: `relevance ${language}: NDCG@10 of ${sold.length} searches; zero hits; of what is not sold`,
    measured: `${measured.toFixed(3)}; ${formatPercent(countEmpty(sold), sold.length)}; ${countEmpty(none)} of ${none.length} empty; ${formatScored(scored)}`,
    reference: `plain BM25 ${averageNdcg(bm25).toFixed(3)} (${formatScored(bm25)}); full text in SQL ${averageNdcg(sql).toFixed(3)}, ${formatPercent(countEmpty(sql.filter(({ ndcg }) => ndcg !== null)), sold.length)}`,
    ratio: measured / averageNdcg(bm25),
    target: `at least ${TARGET}, ${FEWEST_QUERIES} searches, zero hits below 1 %`,
    ok: measured >= TARGET && sold.length >= FEWEST_QUERIES && countEmpty(sold) < sold.length * 0.01,
  };
}

/** The loss of relevance when one part of the ranking is taken out. */
function buildPartRow(
  part: keyof RankingSettings,
  exams: readonly Exam[],
  own: readonly (readonly Scored[])[],
  without: readonly (readonly Scored[])[],
): Row {
  const lost = exams.map(({ language }, place) => {
    const difference = averageNdcg(without[place] ?? []) - averageNdcg(own[place] ?? []);
    return `${language} ${difference >= 0 ? '+' : '−'}${Math.abs(difference).toFixed(3)}`;
  });
  return {
    what: `relevance without ${part}`,
    measured: lost.join('  '),
    reference: '',
    ratio: null,
    target: 'told, not judged',
    ok: true,
  };
}

function averageNdcg(scored: readonly Scored[]): number {
  return computeMean(scored.flatMap(({ ndcg }) => ndcg ?? []));
}

function formatScored(scored: readonly Scored[]): string {
  return formatParts((part) =>
    averageNdcg(scored.filter(({ question }) => findPart(question.query) === part)).toFixed(3),
  );
}

function formatPercent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** With RELEVANCE_WORST=20 it prints the worst answers of the part that may be looked at. */
function showWorst(scored: readonly Scored[]): void {
  const count = Number(process.env.RELEVANCE_WORST ?? 0);
  const judged = scored.filter(
    ({ ndcg, question }) => ndcg !== null && findPart(question.query) === 'looked-at',
  );
  for (const { text, ndcg, total, grades } of judged
    .toSorted((a, b) => (a.ndcg ?? 0) - (b.ndcg ?? 0))
    .slice(0, count))
    console.log(`  ${ndcg?.toFixed(2)} "${text}" ${total} hits: ${grades.join(' ')}`);
}
