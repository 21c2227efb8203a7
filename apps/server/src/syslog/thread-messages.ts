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

/** What one source has received since the thread began. */
export interface Received {
  datasource: string;
  lines: number;
  bytes: number;
  /** Bytes that aren't on the disk yet. */
  waiting: number;
  lastOn: number;
  lastAddress: string;
  /** Why its bytes can't be written: they wait, and senders with them. */
  problem: SpoolProblem | undefined;
}

/** Lines that no source takes, by listener and address. */
export interface Unclaimed {
  listener: number;
  address: string;
  host: string | undefined;
  tag: string | undefined;
  lines: number;
  lastOn: number;
}

/** How one listener does. */
export interface ListenerState {
  /** Where it listens; where the operator wrote 0, the port it was given. */
  port: number;
  /** Why it doesn't listen. */
  problem: string | undefined;
  connections: number;
  /** Datagrams lost since it began: by the system, which had no room, and by us. Null where the system doesn't say. */
  dropped: number | null;
  /** Connections ended because what came was no syslog; of NetFlow, data that couldn't be read. */
  broken: number;
  /** Flows (of NetFlow v9, packets) that exporters' numbers show to be lost on the way. */
  missed: number;
}

export interface ThreadState {
  listeners: ListenerState[];
  sources: Received[];
  unclaimed: Unclaimed[];
}

/** What the server calls in the thread that listens. */
export type Listening = {
  /** Whose lines go where, for each listener. */
  rules(rules: SenderRule[][]): void;
  /** Resolves once what was received is written and sealed. */
  stop(): Promise<void>;
};

/** Calls from the thread to the server. */
export type ServerCalls = {
  /** A file for lines of a source; undefined if the source was deleted. */
  open(source: { tenant: string; datasource: string }): Promise<OpenedFile | undefined>;
  /** The file of a load is written whole. */
  seal(file: OpenedFile & { size: number }): Promise<void>;
  state(state: ThreadState): void;
};
