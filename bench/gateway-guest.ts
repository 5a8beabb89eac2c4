import { type Agent, request } from 'node:http';

/**
 * A guest's browser, which keeps cookies. @returns a function that asks the gateway of `nl` one operation with its
 * `$input`
 */
export function createGuest<Answer>({ agent, port }: { agent: Agent; port: number }) {
  const cookies = new Map<string, string>();
  return (query: string, input: object): Promise<Record<string, Answer>> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ query, variables: { input } });
      const headers: Record<string, string | number> = {
        host: 'nl.localhost',
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'content-length': Buffer.byteLength(body),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      };
      const asked = request({
        port,
        host: '127.0.0.1',
        path: '/api/gateway/',
        method: 'POST',
        agent,
        headers,
      });
      asked.on('response', async (response) => {
        for (const cookie of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        let text = '';
        for await (const part of response) text += part;
        if (response.statusCode !== 200) return reject(new Error(`${response.statusCode}: ${text}`));
        const { data, errors } = JSON.parse(text);
        if (errors) return reject(new Error(JSON.stringify(errors)));
        resolve(data);
      });
      asked.on('error', reject);
      asked.end(body);
    });
}
