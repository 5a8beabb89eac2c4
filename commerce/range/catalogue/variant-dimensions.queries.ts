import { type RawBuilder, sql } from 'kysely';

/** The options of `variant v` with their values in a language, or in that of the feed that named them. */
export function selectDimensions(language: string): RawBuilder<unknown> {
  return sql`case when v.words = '{}' then v.dimensions
    else v.dimensions || coalesce(v.words -> ${language}, (select w.value from jsonb_each(v.words) w order by w.key limit 1)) end`;
}
