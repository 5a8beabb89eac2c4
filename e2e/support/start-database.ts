import { findServerPrograms, startPrivateServer } from '#commerce/ground/database/test-server.ts';

/** Before the journeys: a PostgreSQL server of their own, on which each shop has its database (`openSeededDatabase`). */
export default async function setup(): Promise<() => Promise<void>> {
  const programs = findServerPrograms();
  if (!programs) throw new Error('no PostgreSQL for the journeys: install the postgresql package');
  const { url, stop } = await startPrivateServer(programs);
  process.env.JOURNEYS_DATABASE_URL = url;
  return stop;
}
