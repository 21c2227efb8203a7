import { z } from 'zod';
import type { SenderRule } from './rules.ts';
import type { OpenedFile, SpoolProblem } from './spool.ts';

/** Start data of the listening thread. */
export const threadData = z.object({
  files: z.object({ folder: z.string() }),
  listeners: z.array(
    z.object({
      protocol: z.enum(['udp', 'tcp', 'tls', 'netflow']),
      host: z.string(),
      port: z.number(),
    }),
  ),
  tls: z.object({ cert: z.string(), key: z.string(), ca: z.string().optional() }).optional(),
});
export type ThreadData = z.output<typeof threadData>;

/** What one source has received since the thread started. */
export interface Received {
  datasource: string;
  lines: number;
  bytes: number;
  /** Bytes not yet on disk. */
  waiting: number;
  lastOn: number;
  lastAddress: string;
  /** Why its bytes can't be written: they wait, and so do senders. */
  problem: SpoolProblem | undefined;
}

/** Lines without a source, by listener and address. */
export interface Unclaimed {
  listener: number;
  address: string;
  host: string | undefined;
  tag: string | undefined;
  lines: number;
  lastOn: number;
}

/** State of one listener. */
export interface ListenerState {
  /** Its port; if 0 was configured, the assigned one. */
  port: number;
  /** Why it isn't listening. */
  problem: string | undefined;
  connections: number;
  /**
   * Datagrams lost since it started, in the system's buffer or here. Null if the system doesn't report it.
   */
  dropped: number | null;
  /** Connections closed because of invalid syslog; for NetFlow, unreadable packets. */
  broken: number;
  /** Flows (for NetFlow v9, packets) lost in transit, by the exporters' sequence numbers. */
  missed: number;
}

export interface ThreadState {
  listeners: ListenerState[];
  sources: Received[];
  unclaimed: Unclaimed[];
}

/** The server's calls to the listening thread. */
export type Listening = {
  /** Sets the assignment of senders to sources, per listener. */
  rules(rules: SenderRule[][]): void;
  /** Resolves once what was received is written and sealed. */
  stop(): Promise<void>;
};

/** Calls from the thread to the server. */
export type ServerCalls = {
  /** Opens a file for a source's lines; undefined if the source was deleted. */
  open(source: { tenant: string; datasource: string }): Promise<OpenedFile | undefined>;
  /** Reports a complete file. */
  seal(file: OpenedFile & { size: number }): Promise<void>;
  state(state: ThreadState): void;
};
