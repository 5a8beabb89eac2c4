import { afterEach, expect, it } from 'vitest';
import { besiege } from '../bench/siege-attack.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { openStage } from './support/stage.ts';

const FORM = 'application/x-www-form-urlencoded';

const stage = openStage({ size: 120, settings: { rateLimit: true, trustProxy: 1, devPages: false } });
afterEach(() => expect(stage.server.log()).not.toContain('"level":"error"'));

it.each([1, 50])(
  'a shop under siege from %i addresses serves its pages, and refuses all the rest',
  async (addresses) => {
    const who = createHttpVisitor(stage.server.getOrigin('nl'));
    expect((await who.get('/')).status).toBe(200);
    const force = { texts: 4, pictures: 4, slow: 100, bodies: 8 };
    const end = besiege({ port: stage.server.port, host: 'nl.localhost', addresses, ...force });
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    for (let visit = 0; visit < 100; visit++) {
      expect((await who.send('/', { headers })).status).toBe(200);
      if (visit % 10 > 0) continue;
      const form = { method: 'POST', headers: { ...headers, 'content-type': FORM }, body: 'intent=nothing' };
      expect((await who.send('/winkelmandje', form)).status).toBe(303);
    }
    const { texts, pictures } = await end();
    // one text of four may run; the others and every picture are refused, and none is the shop's fault
    const filterDisallowed = (counts: Readonly<Record<string, number>>, statuses: readonly string[]) =>
      Object.keys(counts).filter((status) => !statuses.includes(status));
    expect(filterDisallowed(texts, ['0', '200', '400', '429'])).toEqual([]);
    expect(filterDisallowed(pictures, ['0', '404', '429'])).toEqual([]);
    expect(texts['400']).toBeGreaterThan(0);
  },
);
