import { z } from 'zod';
import type { Season } from '../facts/season.ts';
import type { Kind, Text } from '../kind.ts';
import { readData } from '../read-data.ts';
import { texts } from '../schemas.ts';

const CLOTHES = readData(
  'phrases/seasons',
  z.strictObject({ 'autumn-winter': texts, 'spring-summer': texts, 'all-year': texts }),
);

const NOT_SEASONAL = ['bag', 'backpack', 'suitcase', 'watch', 'bra', 'pyjamas', 'socks'];

/** Sentences on the season that clothes are for. */
export function seasonSentences(season: Season | null, kind: Kind): readonly Text[] {
  return season && kind.department === 'fashion' && !NOT_SEASONAL.includes(kind.kind) ? CLOTHES[season] : [];
}
