import type { ControlStore } from '@casbah/stores/control/control-store';
import type { EventStore } from '@casbah/stores/events/event-store';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { Logger } from 'pino';
import type { ResourceHandlers } from '../controls/resources.ts';
import type { Afterwards } from '../http/afterwards.ts';
import type { Outgoing, OutgoingLimits } from '../http/outgoing.ts';
import type { Job } from '../jobs/job.ts';
import type { Keys } from '../keys.ts';
import type { Seal } from '../seal.ts';
import type { Settings } from '../settings.ts';

/**
 * Everything an area can depend on, by name. The platform's own are listed here; an area adds its own in `area.ts`:
 * `declare module '../areas/provided.ts' { interface Provided { tags: TenantTags } }`.
 */
export interface Provided {
  settings: Settings;
  /** Casbah's version. */
  version: string;
  /** The current time in milliseconds. */
  clock: () => number;
  /** Resolves after a number of milliseconds. */
  sleep: (ms: number) => Promise<void>;
  log: Logger;
  /** Logs an error that no caller handles. */
  onFault: (what: string, error: unknown) => void;
  control: ControlStore;
  events: Pick<
    EventStore,
    | 'usage'
    | 'activities'
    | 'rejects'
    | 'size'
    | 'deleteBefore'
    | 'countExpiry'
    | 'deletePerson'
    | 'deleteDatasource'
    | 'deleteLoad'
    | 'ping'
  >;
  files: FileStore;
  keys: Keys;
  /** This server's name among those that share the control store. */
  server: string;
  /** Encrypts secrets before they are stored. */
  seal: Seal;
  /** Sends requests to user-supplied hosts; refuses private ones unless settings allow them. */
  outgoing: Outgoing;
  outgoingLimits: OutgoingLimits;
  /** Timeout for a request body that stops arriving, in milliseconds. */
  bodyPatience: number;
  /** Origin at which people open Casbah; empty before the server listens. */
  publicOrigin: () => string;
  /** Whether only this machine can reach the server. */
  isLocalOnly: boolean;
  /** Runs work that a request triggers but doesn't wait for. */
  afterwards: Afterwards;
  /** Generic proxy handlers of all areas; filled while areas are built. */
  resources: Partial<ResourceHandlers>;
  /** Jobs of all areas; filled while areas are built. */
  jobs: readonly Job[];
}
