import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { z } from 'zod';

/** Most characters of the two text parts of a form together; files have their own limit. */
const LONGEST_TEXTS = 100 * 1024;
const MOST_FILES = 10;
/** Levels of objects and lists in variables; the schema's inputs have four. */
const DEEPEST = 20;

/** Which file goes to which variables, e.g. `{"0": ["variables.input.files.0"]}`. */
const fileMap = z.record(z.string(), z.array(z.string().max(200)).max(MOST_FILES));
const operation = z.looseObject({ variables: z.record(z.string(), z.unknown()).nullish() });

/**
 * Reads the parameters of a request in every form that they may have. Malformed ones are the sender's fault (400),
 * never a bug: Yoga's own readers do not expect `operations=null` or `map={"0":5}`.
 */
export function createParamsPlugin(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser, request }) {
      if (!requestParser) return;
      const read = isForm(request) ? readForm : requestParser;
      setRequestParser(async (given) => {
        const params = addDocumentId(await readOrRefuse(() => read(given)), request);
        if (isTooDeep(params)) throw createBadRequestError('The request is nested too deep.');
        return params;
      });
    },
  };
}

/** Yoga reads every parameter of an address except this one. */
function addDocumentId(params: Params, { method, url }: Request): Params {
  const documentId = method === 'GET' ? new URL(url).searchParams.get('documentId') : null;
  return documentId === null || Array.isArray(params) ? params : Object.assign(params, { documentId });
}

type Params = GraphQLParams | GraphQLParams[];
/** The possible results of Yoga's readers. */
type Answer = Params | Response;

async function readOrRefuse(read: () => Answer | Promise<Answer>): Promise<Params> {
  try {
    const params = await read();
    if (typeof params === 'object' && params !== null && !(params instanceof Response)) return params;
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
  }
  throw createBadRequestError('The request cannot be read.');
}

function createBadRequestError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}

function isForm(request: Request): boolean {
  return /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
}

/**
 * Reads a form as graphql-multipart-request-spec describes.
 * @throws GraphQLError; any other error for a body that is not a form
 */
async function readForm(request: Request): Promise<GraphQLParams> {
  const form = await request.formData();
  const { map, params } = readFormTexts(form);
  for (const [part, paths] of Object.entries(map)) {
    const file = form.get(part);
    if (!(file instanceof Blob))
      throw createBadRequestError('The form’s map names a file that it does not have.');
    for (const path of paths) insertFile(params, path.split('.'), file);
  }
  return params;
}

function readFormTexts(form: FormData) {
  const [operations, map] = [form.get('operations'), form.get('map') ?? '{}'];
  if (typeof operations !== 'string' || typeof map !== 'string')
    throw createBadRequestError('The form has no operations.');
  if (operations.length + map.length > LONGEST_TEXTS)
    throw createBadRequestError('The form’s texts are too long.');
  const [params, paths] = [operation.safeParse(JSON.parse(operations)), fileMap.safeParse(JSON.parse(map))];
  if (!params.success || !paths.success || Object.keys(paths.data).length > MOST_FILES)
    throw createBadRequestError('The form’s operations or map cannot be read.');
  return { params: params.data as GraphQLParams, map: paths.data };
}

/** Puts a file at its place in the operation: in its variables, where a value exists and is null. */
function insertFile(params: GraphQLParams, path: readonly string[], file: Blob): void {
  let holder: unknown = params;
  for (const name of path.slice(0, -1)) holder = getOwnProperty(holder, name);
  const last = path.at(-1) ?? '';
  if (path[0] !== 'variables' || path.length < 2 || getOwnProperty(holder, last) !== null)
    throw createBadRequestError('The form’s map names a place that the operation has not left free.');
  (holder as Record<string, unknown>)[last] = file;
}

function getOwnProperty(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<string, unknown>)[name]
    : undefined;
}

/** Level by level, not by recursion: JSON of 100 KB may be nested deeper than the stack. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null && !(entry instanceof Blob) ? Object.values(entry) : [],
    );
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** Whether JSON is nested deeper than any request of the schema; counted in its bytes, before it is parsed. */
export function isNestedTooDeep(json: Buffer): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      // the request itself and its variables are two levels above those that isTooDeep counts
      if (depth > DEEPEST + 1) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}
