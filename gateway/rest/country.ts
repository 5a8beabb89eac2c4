import { resolveCountry } from '#commerce/people/session/country.rules.ts';
import type { RestRoute } from './call.ts';

/** A browser asks once a day. */
const MAX_AGE_S = 86_400;

export type CountryOptions = {
  /** header in which a trusted proxy gives the visitor's country, lower case; null if none does */
  readonly countryHeader: string | null;
};

/** `GET /api/country` answers `{country}`, where the visitor seems to be; it stores nothing. */
export function createCountryRoute({ countryHeader }: CountryOptions): RestRoute {
  return {
    path: '/api/country',
    methods: ['GET'],
    async handle(req, res) {
      const told = countryHeader === null ? undefined : req.headers[countryHeader];
      const country = resolveCountry(Array.isArray(told) ? told[0] : told, req.headers['accept-language']);
      const body = JSON.stringify({ country });
      res.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': `private, max-age=${MAX_AGE_S}`,
        vary: ['accept-language', ...(countryHeader === null ? [] : [countryHeader])].join(', '),
      });
      res.end(body);
    },
  };
}
