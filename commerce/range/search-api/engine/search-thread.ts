import { runSearchThread } from '#search/engine/thread/run-search-thread.ts';
import { createCatalogueSource } from './catalogue-source.ts';
import { connectReader } from './connect-reader.ts';

/** The thread that the shop's search runs in. */
runSearchThread({ connectReader, createSource: createCatalogueSource });
