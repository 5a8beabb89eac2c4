import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';

/**
 * Whether an article or a category uses a drawn picture. Drawings describe themselves in their ids
 * (`p-{kind}-{seed}-{colour}-{view}`, `t-…`), so without this check a client could have any number of them drawn.
 * @param id of a drawing; an article's views follow its front view, which comes first in its gallery
 */
export async function isCataloguePicture(db: Kysely<DB>, id: string): Promise<boolean> {
  const front = id.replace(/-[a-z]+(?:\d+x\d+x\d+)?$/, '-front');
  const { rows } = await sql<{ named: boolean }>`
    select exists (select from variant where pictures[1] = ${front} and pictures[1] like 'p-%' and ${id} = any (pictures))
        or exists (select from category where picture = ${id}) as named`.execute(
    removeTenantGuard(db, 'pictures are all tenants’'),
  );
  return rows[0]?.named ?? false;
}
