import { randomUUID } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { LONGEST_MESSAGE } from '@casbah/discovery/syslog/framing';
import { isoTime } from '@casbah/domain/iso-time';
import { Rpc } from '@casbah/rpc/rpc';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { Signal } from '@casbah/stores/control/signals';
import {
  allSyslogSenders,
  openSpool,
  sealSpool,
  settleListeners,
  spoolsOfServer,
} from '@casbah/stores/control/syslog/syslog';
import { listTenants } from '@casbah/stores/control/tenant/tenants';
import type { FileStore } from '@casbah/stores/files/file-store';
import { type ListenerAddress, textOfListener } from './listener-address.ts';
import type { SenderRule } from './rules.ts';
import type { OpenedFile } from './spool.ts';
import type { Listening, ServerCalls, ThreadState } from './thread-messages.ts';

export interface ReceiverParts {
  control: ControlStore;
  files: Pick<FileStore, 'append' | 'readAt' | 'size' | 'remove'>;
  listeners: readonly ListenerAddress[];
  /** Starts the listening thread. */
  startThread: () => Worker;
  /** File store name of an ingest job's file. */
  fileOf(load: { tenant_id: string; datasource_id: string; id: string }): string;
  /** Called when an ingest job waits to be read. */
  wake(): void;
  /** This server's name among those that share the control store. */
  server: string;
  clock: () => number;
  onFault(what: string, error: unknown): void;
}

/** Delay before a crashed thread is restarted, in milliseconds. */
const AGAIN_AFTER = 1_000;

const LF = 0x0a;

const NOTHING: ThreadState = { listeners: [], sources: [], unclaimed: [] };

/**
 * Records what the listening thread writes: a file has a row from its first byte, and becomes an ingest job
 * when complete. After a crash, the next start turns files with rows into jobs as far as they were written.
 */
export class SyslogReceiver {
  readonly #parts: ReceiverParts;
  #thread: { worker: Worker; rpc: Rpc<Listening, ServerCalls> } | undefined;
  #again: NodeJS.Timeout | undefined;
  #isStopping = false;
  #state: ThreadState = NOTHING;
  /** Company of each listener; `undefined` if unassigned. */
  #companies: (string | undefined)[] = [];
  /** Listeners reported as unassigned. */
  readonly #told = new Set<string>();
  #refreshing: Promise<void> = Promise.resolve();
  #refreshAgain = false;

  constructor(parts: ReceiverParts) {
    this.#parts = parts;
  }

  /** The thread's last reported state. */
  get state(): ThreadState {
    return this.#state;
  }

  /** The company that receives a listener's lines; `undefined` if ambiguous. */
  companyOf(listener: number): string | undefined {
    return this.#companies[listener];
  }

  async start(): Promise<void> {
    await this.#recover();
    if (this.#parts.listeners.length > 0) this.#listen();
  }

  /** Stops accepting, and turns everything received into jobs. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#again);
    const thread = this.#thread;
    if (thread === undefined) return;
    // A crashed thread has nothing left to write.
    await thread.rpc.call('stop').catch(() => {});
    this.#thread = undefined;
    await thread.worker.terminate();
    await this.#refreshing;
  }

  onSignal(signal: Signal): void {
    if ('area' in signal && (signal.area === 'datasources' || signal.area === 'tenant')) this.refresh();
  }

  /** Reloads the assignment of senders to sources. */
  refresh(): void {
    if (this.#refreshAgain || this.#thread === undefined) return;
    this.#refreshAgain = true;
    this.#refreshing = this.#refreshing.then(async () => {
      this.#refreshAgain = false;
      try {
        await this.#tellRules();
      } catch (error) {
        this.#parts.onFault('reading whose syslog is whose', error);
        if (!this.#isStopping) this.#again = setTimeout(() => this.refresh(), AGAIN_AFTER).unref();
      }
    });
  }

  async #tellRules(): Promise<void> {
    const { control, listeners, clock } = this.#parts;
    const unnamed = listeners.filter(({ company }) => company === undefined).map(textOfListener);
    const { tenants, senders, settled } = await control.asSystem(async (tx) => {
      const tenants = await listTenants(tx);
      const known = { tenants: tenants.map(({ id }) => id), now: clock() };
      const settled = await settleListeners(tx, unnamed, known);
      return { tenants, senders: await allSyslogSenders(tx), settled };
    });
    this.#companies = listeners.map((listener) =>
      listener.company === undefined
        ? settled.get(textOfListener(listener))
        : tenants.find(({ primary_domain }) => primary_domain.toLowerCase() === listener.company)?.id,
    );
    this.#tellOfNobodys();
    const rules = senders.map(
      ({ tenant_id: tenant, datasource_id: datasource, port, network, host, tag }): SenderRule => ({
        tenant,
        datasource,
        port,
        network,
        host,
        tag,
      }),
    );
    this.#thread?.rpc.send(
      'rules',
      this.#companies.map((company) => rules.filter(({ tenant }) => tenant === company)),
    );
  }

  /** Reports each unassigned listener once. */
  #tellOfNobodys(): void {
    for (const [index, listener] of this.#parts.listeners.entries()) {
      const text = textOfListener(listener);
      if (this.#companies[index] !== undefined || this.#told.has(text)) continue;
      this.#told.add(text);
      const error = new Error(
        `${text} belongs to no company: name one in CASBAH_SYSLOG with ?company=its-domain`,
      );
      this.#parts.onFault('listening for syslog', error);
    }
  }

  #listen(): void {
    const worker = this.#parts.startThread();
    const rpc = new Rpc<Listening, ServerCalls>(worker, {
      open: (source) => this.#reporting(() => this.#open(source)),
      seal: (file) => this.#reporting(() => this.#makeLoad(file)),
      state: (state) => {
        this.#state = state;
      },
    });
    this.#thread = { worker, rpc };
    worker.on('error', (error) => this.#parts.onFault('listening for syslog', error));
    worker.once('exit', () => {
      if (this.#isStopping || this.#thread?.worker !== worker) return;
      this.#thread = undefined;
      this.#state = NOTHING;
      this.#again = setTimeout(() => this.#listenAgain(), AGAIN_AFTER);
    });
    this.refresh();
  }

  #listenAgain(): void {
    this.start().catch((error) => {
      this.#parts.onFault('listening for syslog again', error);
      this.#again = setTimeout(() => this.#listenAgain(), AGAIN_AFTER);
    });
  }

  /** The thread retries until it succeeds, and each failure is logged for the operator. */
  async #reporting<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      this.#parts.onFault('keeping syslog', error);
      throw error;
    }
  }

  async #open({
    tenant,
    datasource,
  }: {
    tenant: string;
    datasource: string;
  }): Promise<OpenedFile | undefined> {
    const { control, server, clock, fileOf } = this.#parts;
    const load = randomUUID();
    const isThere = await control.inTenant(tenant, (tx) =>
      openSpool(tx, {
        load_id: load,
        tenant_id: tenant,
        datasource_id: datasource,
        server,
        opened_on: clock(),
      }),
    );
    const file = fileOf({ tenant_id: tenant, datasource_id: datasource, id: load });
    return isThere ? { load, file } : undefined;
  }

  async #makeLoad({ load, file, size }: OpenedFile & { size: number }): Promise<void> {
    const { control, files, clock, wake } = this.#parts;
    const now = clock();
    const file_name = `syslog ${isoTime(now).slice(0, 19)}Z`;
    const made = await control.asSystem((tx) => sealSpool(tx, { load, size, file_name, now }));
    // The source was deleted during the write.
    if (made === undefined) await files.remove(file);
    else wake();
  }

  /** Files that were being written when this server stopped. */
  async #recover(): Promise<void> {
    const { control, server, fileOf } = this.#parts;
    for (const { load_id, tenant_id, datasource_id } of await control.asSystem((tx) =>
      spoolsOfServer(tx, server),
    )) {
      const file = fileOf({ id: load_id, tenant_id, datasource_id });
      await this.#makeLoad({ load: load_id, file, size: await this.#keepWholeLines(file) });
    }
  }

  /**
   * After a crash, the file may end with a partial line, which would be read as one that no one sent. Returns
   * the length to keep.
   */
  async #keepWholeLines(file: string): Promise<number> {
    const { files } = this.#parts;
    const size = (await files.size(file)) ?? 0;
    const from = Math.max(0, size - LONGEST_MESSAGE - 1);
    const whole = size === 0 ? 0 : from + (await files.readAt(file, from, size - from)).lastIndexOf(LF) + 1;
    if (whole < size) await files.append(file, whole, new Uint8Array(0));
    return whole;
  }
}
