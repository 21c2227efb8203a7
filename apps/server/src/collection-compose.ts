import type { ControlStore } from '@casbah/stores/control/control-store';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { FastifyInstance } from 'fastify';
import { Push } from './collection/push.ts';
import { collectionRoutes } from './collection/routes.ts';
import { Segments } from './collection/segments.ts';
import { SourceTokens } from './collection/tokens.ts';

export interface CollectionComposeParts {
  control: ControlStore;
  clock: () => number;
  files: Pick<FileStore, 'append' | 'remove' | 'freeSpace'>;
  /** This server's name among those that share the control store. */
  server: string;
  fileOf(load: { tenant_id: string; datasource_id: string; id: string }): string;
  /** A load waits to be read. */
  wake(): void;
  /** How long a request's body may take. */
  bodyPatience: number;
  onFault(what: string, error: unknown): void;
}

export interface CollectionArea {
  routes(app: FastifyInstance): void;
  start(): void;
  stop(): Promise<void>;
  tidy(): Promise<void>;
}

/** Logs that come by themselves. */
export function composeCollection(parts: CollectionComposeParts): CollectionArea {
  const segments = new Segments(parts);
  const push = new Push({ segments, patienceMs: parts.bodyPatience });
  const tokens = new SourceTokens(parts);
  return {
    routes: (app) => collectionRoutes(app, { push, tokens }),
    start: () => segments.start(),
    stop: () => segments.stop(),
    tidy: () => segments.tidy(),
  };
}
