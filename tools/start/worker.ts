import { loadSettings } from '#commerce/ground/config/environment.ts';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { linkWorker } from '#wiring/workers/worker-link.ts';
import { startServer } from '../../main.ts';
import { createDemoPictureSource } from '../demo.ts';
import { endGracefully } from './shutdown.ts';

// One of the processes that serve behind one port (`runWorkers`): the database is migrated, and the pages are built.
const worker = linkWorker();
if (!worker) throw new Error('a worker is started by the server (WORKERS)');
const settings = loadSettings();
const { databaseUrl, dataDir, databasePoolSize, pageCacheBytes, workers } = settings;
const database = await openDatabase({ url: databaseUrl ?? undefined, dataDir, poolSize: databasePoolSize });
const server = await startServer({
  settings,
  database,
  worker,
  // what the machine may keep, in equal parts
  pageCacheBytes: Math.floor(pageCacheBytes / workers),
  drawings: createDemoPictureSource(),
});
// on Ctrl-C the terminal asks every process; the one that started this one asks by SIGTERM
endGracefully([() => server.close(), () => database.close()], settings.drainMs, { onInterrupt: 'ignore' });
worker.reportServing();
