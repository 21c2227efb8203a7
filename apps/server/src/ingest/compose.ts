import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import { createEnricher } from '@casbah/discovery/enrich';
import { createLogReader } from '@casbah/discovery/read-log';
import { ClickHouseEventStore } from '@casbah/stores/events/clickhouse/store';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import { z } from 'zod';
import { PlaceFiles } from '../place-files.ts';
import { Enrichment } from './enrichment.ts';
import type { LoadParts } from './run-load.ts';

/** Start data of reading threads, which open their own connections. */
const threadData = z.object({
  files: z.object({ folder: z.string() }),
  /** A geolocation database, or a folder of them. */
  geoip: z.object({ path: z.string() }),
  events: z.object({
    url: z.string(),
    username: z.string().exactOptional(),
    password: z.string().exactOptional(),
    database: z.string().exactOptional(),
    cluster: z.string().exactOptional(),
  }),
});
export type ThreadData = z.output<typeof threadData>;

/** Wires the ingest parts of a worker thread. */
export async function composeReading(given: unknown): Promise<LoadParts> {
  const { files, events, geoip } = threadData.parse(given);
  const enrich = createEnricher(loadCatalogue());
  const enrichment = new Enrichment(new PlaceFiles(geoip.path, (database) => database));
  return {
    files: await openFolderFileStore(files.folder),
    events: new ClickHouseEventStore(events),
    createReader: createLogReader,
    prepare: (...of) => enrichment.prepare(...of),
    enrich(event) {
      enrich(event);
      enrichment.enrich(event);
    },
  };
}
