import type { ControlStore } from '@casbah/stores/control/control-store';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { FastifyInstance } from 'fastify';
import { Collector } from './collection/collector.ts';
import { makeOpenPlace, type PlaceLimits, storedPlace } from './collection/places.ts';
import { Push } from './collection/push.ts';
import { collectionRoutes } from './collection/routes.ts';
import { Segments } from './collection/segments.ts';
import { Collections } from './collection/service.ts';
import { SourceTokens } from './collection/tokens.ts';
import { wantsTokens } from './collection/wants-tokens.ts';
import type { Identity } from './http/sessions.ts';
import type { QueuedJob } from './jobs/job.ts';
import type { Seal } from './seal.ts';

export interface CollectionComposeParts {
  control: ControlStore;
  clock: () => number;
  files: Pick<FileStore, 'append' | 'remove' | 'freeSpace'>;
  /** This server's name among those that share the control store. */
  server: string;
  fileOf(load: { tenant_id: string; datasource_id: string; id: string }): string;
  /** All bytes of a load are safe: it waits to be read. */
  received(load: string, contentHash: string): void;
  /** A load waits to be read. */
  wake(): void;
  seal: Seal;
  places: PlaceLimits;
  hidesPeople(identity: Identity): Promise<boolean>;
  /** How long a request's body may take. */
  bodyPatience: number;
  onFault(what: string, error: unknown): void;
}

export interface CollectionArea {
  routes(app: FastifyInstance): void;
  job: QueuedJob;
  start(): void;
  stop(): Promise<void>;
  tidy(): Promise<void>;
}

/** Logs that come by themselves. */
export function composeCollection(parts: CollectionComposeParts): CollectionArea {
  const segments = new Segments(parts);
  const push = new Push({ segments, patienceMs: parts.bodyPatience });
  const tokens = new SourceTokens(parts);
  const open = makeOpenPlace(parts.places);
  const collector = new Collector({
    ...parts,
    open: async (row, signal) => open({ ...storedPlace(row, parts.seal), pinned: row.pinned }, signal),
  });
  const collections = new Collections({
    control: parts.control,
    clock: parts.clock,
    seal: parts.seal,
    open,
    openFolders: parts.places.openFolders,
  });
  const { hidesPeople, control } = parts;
  return {
    routes: (app) =>
      collectionRoutes(app, {
        push,
        tokens,
        collections,
        hidesPeople,
        wantsTokens: (tenant) => wantsTokens(control, tenant),
      }),
    job: collector.job,
    start: () => segments.start(),
    stop: () => segments.stop(),
    tidy: () => segments.tidy(),
  };
}
