import type { Row } from '../measured.ts';
import { createDice, misspelt } from '../search-questions.ts';
import { buildHeldOutRows } from './held-out.ts';
import { FURTHER, JUDGED_SETS, type JudgedSet, readFurther, readJudgedSet } from './judged-set.ts';
import { createMemoryCatalogue } from './memory-catalogue.ts';
import { computeNdcg } from './ndcg.rules.ts';
import { findPart, formatParts } from './question-parts.rules.ts';
import type { Ask } from './score.ts';
import { averagePart, createBm25Ask, type SetScore, scoreSet } from './score-set.ts';

const FULL = 0.85;
const JUDGED = 0.9;
/** the largest loss of relevance when a catalogue is read by the rules of another language */
const OTHER_PACK = 0.03;

/** Real catalogues with real shoppers' queries, each beside plain BM25 on the same products in the same run. */
export async function* measureFeeds(): AsyncIterable<Row> {
  for (const name of JUDGED_SETS) {
    const set = await readJudgedSet(name);
    if (set) yield* buildRows(name, set);
    else yield buildAbsentRow(name);
    if (!set) continue;
    const further: JudgedSet[] = [];
    for (const which of FURTHER) {
      const questions = await readFurther(name, set, which);
      if (!questions) continue;
      further.push(questions);
      yield* buildFurtherRows(name, which, questions);
    }
    if (process.env.RELEVANCE_FOLDS) yield* buildHeldOutRows(name, [set, ...further]);
  }
}

async function* buildRows(name: string, set: JudgedSet): AsyncIterable<Row> {
  const bm25 = await scoreSet(set, createBm25Ask(set));
  const own = new Map<string, SetScore>();
  for (const language of ['en', 'nl'])
    for (const tree of ['none', 'plausible'] as const) {
      const { ask } = await createMemoryCatalogue(set.products, { language, tree });
      const score = await scoreSet(set, ask);
      showWorst(score);
      own.set(`${language} ${tree}`, score);
      if (language === 'en') yield await buildTypoRow(`${name}, ${nameTree(tree)}`, set, ask);
      const english = own.get(`en ${tree}`) ?? score;
      const least =
        language === 'en'
          ? { full: FULL, judged: JUDGED }
          : { full: english.full - OTHER_PACK, judged: english.judged - OTHER_PACK };
      yield {
        what: `relevance ${name}, pack ${language}, ${nameTree(tree)}: NDCG@10 full / judged only of ${score.queries} queries; zero hits`,
        measured: `${score.full.toFixed(3)} / ${score.judged.toFixed(3)}; ${score.zeroHits}; ${formatBoth(score)}`,
        reference: `plain BM25 ${bm25.full.toFixed(3)} / ${bm25.judged.toFixed(3)}; ${formatBoth(bm25)}`,
        ratio: score.full / bm25.full,
        target: `at least ${least.full.toFixed(3)} / ${least.judged.toFixed(3)}; 0`,
        ok: score.full >= least.full && score.judged >= least.judged && score.zeroHits === 0,
      };
    }
}

/** Questions that were judged for this bench; answers without a judgement are left out. */
async function* buildFurtherRows(name: string, which: string, set: JudgedSet): AsyncIterable<Row> {
  const bm25 = await scoreSet(set, createBm25Ask(set));
  for (const language of ['en', 'nl'])
    for (const tree of ['none', 'plausible'] as const) {
      const { ask } = await createMemoryCatalogue(set.products, { language, tree });
      const score = await scoreSet(set, ask);
      showWorst(score);
      if (language === 'en')
        yield await buildTypoRow(`${name}, ${nameTree(tree)}, ${which} questions`, set, ask);
      yield {
        what: `relevance ${name}, pack ${language}, ${nameTree(tree)}: NDCG@10 judged only of ${score.queries} ${which} questions; zero hits`,
        measured: `${score.judged.toFixed(3)}; ${score.zeroHits}; ${formatJudged(score)}`,
        reference: `plain BM25 ${bm25.judged.toFixed(3)}; ${formatJudged(bm25)}`,
        ratio: score.judged / bm25.judged,
        target: 'at least plain BM25; 0',
        ok: score.judged >= bm25.judged && score.zeroHits === 0,
      };
    }
}

function formatBoth(score: SetScore): string {
  return formatParts(
    (part) =>
      `${averagePart(score, part, 'full').toFixed(3)} / ${averagePart(score, part, 'judged').toFixed(3)}`,
  );
}

function formatJudged(score: SetScore): string {
  return formatParts((part) => averagePart(score, part, 'judged').toFixed(3));
}

/** Words of fewer letters become other words when one is changed. */
const SHORTEST_MISSPELT = 4;
const EDITS_OF_A_QUERY = 4;
const KEPT = 0.8;
const KEPT_OF_HUNDRED = 95;

/** The share of queries that keep most of their results after one edit in a word of four letters or more. */
async function buildTypoRow(what: string, set: JudgedSet, ask: Ask): Promise<Row> {
  const dice = createDice(13);
  const lost: string[] = [];
  const edited: { readonly query: string; readonly kept: boolean }[] = [];
  for (const [query, rated] of set.ratings) {
    const all = [...rated.values()];
    const scoreQuestion = async (text: string) =>
      computeNdcg(
        (await ask(text)).ids.map((id) => rated.get(String(id)) ?? 0),
        all,
      );
    const right = await scoreQuestion(query);
    if (right === 0 || Number.isNaN(right)) continue;
    const words = query.split(' ');
    const places = words.flatMap((word, at) =>
      word.length >= SHORTEST_MISSPELT && /^[a-z]+$/.test(word) ? at : [],
    );
    for (let edit = 0; places.length > 0 && edit < EDITS_OF_A_QUERY; edit += 1) {
      const place = places[dice(places.length)];
      const text = words.map((word, at) => (at === place ? misspelt(word, dice) : word)).join(' ');
      if (text === query) continue;
      const kept = (await scoreQuestion(text)) >= right * KEPT;
      edited.push({ query, kept });
      if (!kept && findPart(query) === 'looked-at') lost.push(text);
    }
  }
  if (process.env.RELEVANCE_WORST) console.log(`  misspelt and lost: ${lost.join(', ')}`);
  const countKept = (list: typeof edited) => (100 * list.filter((one) => one.kept).length) / list.length;
  const kept = countKept(edited);
  return {
    what: `relevance ${what}: queries with one edit that keep ${100 * KEPT} % of their NDCG`,
    measured: `${kept.toFixed(1)} of 100 (${edited.length} asked); ${formatParts((part) => countKept(edited.filter(({ query }) => findPart(query) === part)).toFixed(1))}`,
    reference: '',
    ratio: null,
    target: `at least ${KEPT_OF_HUNDRED}`,
    ok: kept >= KEPT_OF_HUNDRED,
  };
}

function nameTree(tree: 'none' | 'plausible'): string {
  return tree === 'none' ? 'no categories' : 'plausible tree';
}

function buildAbsentRow(name: string): Row {
  return {
    what: `relevance ${name}`,
    measured: 'not measured: the set is not on this machine (RELEVANCE_DATA names its folder)',
    reference: '',
    ratio: null,
    target: '',
    ok: true,
  };
}

/** With RELEVANCE_WORST=20 it prints the worst answers of the part that may be looked at. */
function showWorst({ byQuery }: SetScore): void {
  const count = Number(process.env.RELEVANCE_WORST ?? 0);
  for (const [query, { full, judged }] of [...byQuery]
    .filter(([text]) => findPart(text) === 'looked-at')
    .sort(([, a], [, b]) => a.full - b.full)
    .slice(0, count))
    console.log(`  ${full.toFixed(2)} ${judged.toFixed(2)} "${query}"`);
}
