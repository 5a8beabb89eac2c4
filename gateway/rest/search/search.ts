import type { IncomingMessage } from 'node:http';
import { type DocumentNode, parse } from 'graphql';
import { sendProblem } from '#http/calls/problem.ts';
import type { FilterChoice } from '#search/search.types.ts';
import type { Gateway } from '../../gateway.ts';
import type { RestCall, RestOptions, RestRoute } from '../call.ts';
import { sendJson } from '../call.ts';
import { readSearchQuestion, type SearchQuestion } from './search-question.ts';

const FILTERS = `totalCount filters { __typename key label
  ... on ChoiceFilter { valueCount values { value label count selected hex picture } }
  ... on RangeFilter { unit min max chosenMin chosenMax } }`;

const SEO = 'totalCount seoLinks { canonical prev next robots }';

const EVERYTHING = `${FILTERS} query page pageSize pageCount sortingOrders { key selected } tracking { resultId }
  results { sponsored tracking { resultId position } product { sku name slug ecoLabel { energyClass best worst } available isNew pictures
    brand { name } rating { average max count }
    price { from current { minor currency } original { minor currency } recommended { minor currency } discount { percent } } } }
  understood { filters { typed label choice { key values min max } } category { typed id name path } correctedTo ignored onlyMentioned complete }
  seoLinks { canonical prev next robots } diagnostics {
    plan { milliseconds tried words { typed required alternatives { term reason closeness with } } }
    explanations { sku score parts { name value } } }`;

/** The three calls ask one service and return different parts of its answer. */
const CALLS = { searchv2: EVERYTHING, filter: FILTERS, seo: SEO };

type Documents = { readonly search: DocumentNode; readonly category: DocumentNode };

/**
 * `/api/search/searchv2`, `/filter` and `/seo`: a list of products, its filters with their counts, or its links for
 * search engines, by the parameters of the screens' addresses (docs/search-api.md). The same for all visitors.
 */
export function searchRoutes(options: RestOptions): readonly RestRoute[] {
  return Object.entries(CALLS).map(([name, fields]) => {
    const documents = buildDocuments(fields);
    return {
      path: `/api/search/${name}`,
      methods: ['GET', 'HEAD'],
      async handle(req, res, call) {
        const read = readSearchQuestion(readParameters(req), call.tenant);
        if ('fault' in read)
          return sendProblem(res, { status: 400, title: 'The search cannot be read', detail: read.fault });
        const { question } = read;
        const data = await ask(options, question, documents, call);
        if (data.search) return sendJson(res, data.search);
        if (data.category) return sendJson(res, data.category.products);
        sendProblem(res, { status: 404, title: 'There is no such category' });
      },
    };
  });
}

type Answer = { search?: object; category?: { products: object } | null };

async function ask(
  { gateway, log }: RestOptions,
  question: SearchQuestion,
  { search, category }: Documents,
  { tenant, requestId, clientAddress, secure }: RestCall,
): Promise<Answer> {
  const { address, categoryPath, locale, explain } = question;
  const { term, verbatim, sort, page, choices, looking } = address;
  const list = { sort, page, explain, looking, filters: choices.map(buildFilterInput) };
  const client = { address: clientAddress, userAgent: null, secure };
  const asker: Parameters<Gateway['execute']>[2] = { tenant, locale, requestId, log, client, session: null };
  const { data, errors } = categoryPath
    ? await gateway.execute(category, { ...list, path: categoryPath }, asker)
    : await gateway.execute(search, { ...list, query: term, verbatim }, asker);
  if (errors?.[0]) throw errors[0];
  return data as Answer;
}

function buildFilterInput(choice: FilterChoice) {
  const { key } = choice;
  return choice.kind === 'values'
    ? { key, values: choice.values }
    : { key, min: choice.min, max: choice.max };
}

function readParameters(req: IncomingMessage): URLSearchParams {
  return new URL(req.url ?? '/', 'http://gateway').searchParams;
}

function buildDocuments(fields: string): Documents {
  const variables =
    '$sort: String, $page: Int!, $explain: Boolean!, $filters: [FilterInput!]!, $looking: [LookingInput!]!';
  const list = 'sort: $sort, page: $page, explain: $explain, filters: $filters, looking: $looking';
  return {
    search: parse(`query ($query: String!, $verbatim: Boolean!, ${variables}) {
      search(query: $query, verbatim: $verbatim, ${list}) {
        __typename ... on ProductQueryResult { ${fields} } ... on RedirectResult { path } } }`),
    category: parse(`query ($path: String!, ${variables}) {
      category(path: $path) { products(${list}) { __typename ${fields} } } }`),
  };
}
