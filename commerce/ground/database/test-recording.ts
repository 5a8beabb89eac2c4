import pg from 'pg';

/** Each text that was sent with parameters, with those it was first sent with. */
export type Recording = ReadonlyMap<string, readonly unknown[]>;

const STATEMENT = /^\s*(?:select|insert|update|delete|merge|with)\b/i;

/** For tests: records what is sent with parameters over connections that `pool` makes from now on. */
export function recordStatements(pool: pg.Pool): Recording {
  const seen = new Map<string, readonly unknown[]>();
  pool.on('connect', (client) => {
    const query: (...sent: unknown[]) => unknown = client.query.bind(client);
    const recordQuery = (...sent: unknown[]) => {
      const [first, second] = sent;
      const { text, values } =
        first instanceof pg.Query ? getQueryParts(first) : { text: first, values: second };
      const isKept = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      if (isKept && STATEMENT.test(text) && !seen.has(text)) seen.set(text, values);
      return query(...sent);
    };
    Object.assign(client, { query: recordQuery });
  });
  return seen;
}

function getQueryParts(query: pg.Query): { text: unknown; values: unknown } {
  return query as unknown as { text: unknown; values: unknown };
}

/** Texts that have a plan for all values: what is checked once in a process is not checked again. */
const planned = new Set<string>();

/**
 * For tests: PostgreSQL makes one plan for all values of a prepared statement from its sixth run on; a statement that
 * has none works five times and then never again (an `on conflict` whose partial index depends on a parameter).
 * @throws naming every recorded statement that cannot be planned so
 */
export async function expectGenericPlans(pool: pg.Pool, recording: Recording): Promise<void> {
  const wrong: string[] = [];
  const client = await pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    for (const text of [...recording.keys()].filter((one) => !planned.has(one))) {
      try {
        await client.query(`prepare planned as ${text}`);
        await client.query(`explain execute planned(${listNulls(text)})`);
        planned.add(text);
      } catch (error) {
        const { code, message } = error as { code?: string; message?: string };
        // a table that the test has dropped; a connection that the refusal before has ended
        if (code && code !== '42P01') wrong.push(`${code} ${message}: ${text}`);
      } finally {
        await client.query('deallocate all').catch(() => {});
      }
    }
  } finally {
    client.release(true);
  }
  if (wrong.length > 0) throw new Error(`no plan for all values:\n${wrong.join('\n')}`);
}

function listNulls(text: string): string {
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
  return Array(Math.max(...numbers))
    .fill('null')
    .join(', ');
}
