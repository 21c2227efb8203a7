import { randomUUID } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { LONGEST_MESSAGE } from '@casbah/discovery/syslog/framing';
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
import type { FromThread, ThreadState, ToThread } from './thread-messages.ts';

export interface ReceiverParts {
  control: ControlStore;
  files: Pick<FileStore, 'append' | 'readAt' | 'size' | 'remove'>;
  listeners: readonly ListenerAddress[];
  /** Starts the thread that listens. */
  startThread: () => Worker;
  /** Name of a load's file in the files store. */
  fileOf(load: { tenant_id: string; datasource_id: string; id: string }): string;
  /** A load waits to be read. */
  wake(): void;
  /** This server's name among those that share the control store. */
  server: string;
  clock: () => number;
  onFault(what: string, error: unknown): void;
}

/** The thread died: another one is started after this time. */
const AGAIN_AFTER = 1_000;

const LF = 0x0a;

const NOTHING: ThreadState = { listeners: [], sources: [], unclaimed: [] };

/**
 * Keeps what the listening thread writes: a file has a row from its first byte on, and becomes a load with its last. Whatever
 * ends in between, at the next start the files with rows are loads of as many bytes as are there.
 */
export class SyslogReceiver {
  readonly #parts: ReceiverParts;
  #worker: Worker | undefined;
  #again: NodeJS.Timeout | undefined;
  #isStopping = false;
  #state: ThreadState = NOTHING;
  /** The company of each listener; `undefined` where it is nobody's. */
  #companies: (string | undefined)[] = [];
  /** Listeners of which was said that they are nobody's. */
  readonly #told = new Set<string>();
  #refreshing: Promise<void> = Promise.resolve();
  #refreshAgain = false;

  constructor(parts: ReceiverParts) {
    this.#parts = parts;
  }

  /** What the thread said last. */
  get state(): ThreadState {
    return this.#state;
  }

  /** The company whose lines come to a listener; `undefined` where several could be meant. */
  companyOf(listener: number): string | undefined {
    return this.#companies[listener];
  }

  async start(): Promise<void> {
    await this.#recover();
    if (this.#parts.listeners.length > 0) this.#listen();
  }

  /** Takes no more, and makes loads of what was taken. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#again);
    const worker = this.#worker;
    if (worker === undefined) return;
    const stopped = Promise.withResolvers<void>();
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'stopped') stopped.resolve();
    });
    worker.once('exit', () => stopped.resolve());
    this.#say({ kind: 'stop' });
    await stopped.promise;
    this.#worker = undefined;
    await worker.terminate();
    await this.#refreshing;
  }

  hear(signal: Signal): void {
    if ('area' in signal && (signal.area === 'datasources' || signal.area === 'tenant')) this.refresh();
  }

  /** Whose lines go where may be different now. */
  refresh(): void {
    if (this.#refreshAgain || this.#worker === undefined) return;
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
    this.#say({
      kind: 'rules',
      rules: this.#companies.map((company) => rules.filter(({ tenant }) => tenant === company)),
    });
  }

  /** Says once of each listener that its lines are nobody's. */
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
    this.#worker = worker;
    worker.on('message', (message: FromThread) => void this.#hearThread(message));
    worker.on('error', (error) => this.#parts.onFault('listening for syslog', error));
    worker.once('exit', () => {
      if (this.#isStopping || this.#worker !== worker) return;
      this.#worker = undefined;
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

  async #hearThread(message: FromThread): Promise<void> {
    switch (message.kind) {
      case 'open':
      case 'seal':
        try {
          this.#say(message.kind === 'open' ? await this.#open(message) : await this.#seal(message));
        } catch (error) {
          this.#parts.onFault('keeping syslog', error);
          this.#say({ kind: 'failed', call: message.call });
        }
        break;
      case 'state':
        this.#state = message.state;
        break;
      case 'stopped':
        break;
    }
  }

  async #open({ call, tenant, datasource }: Extract<FromThread, { kind: 'open' }>): Promise<ToThread> {
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
    return { kind: 'opened', call, file: isThere ? { load, file } : undefined };
  }

  async #seal({ call, load, file, size }: Extract<FromThread, { kind: 'seal' }>): Promise<ToThread> {
    await this.#makeLoad({ load, file, size });
    return { kind: 'sealed', call };
  }

  async #makeLoad({ load, file, size }: { load: string; file: string; size: number }): Promise<void> {
    const { control, files, clock, wake } = this.#parts;
    const now = clock();
    const file_name = `syslog ${new Date(now).toISOString().slice(0, 19)}Z`;
    const made = await control.asSystem((tx) => sealSpool(tx, { load, size, file_name, now }));
    // Its source was deleted while it was written.
    if (made === undefined) await files.remove(file);
    else wake();
  }

  /** Files that were written to when this server ended. */
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
   * The server was killed while it wrote: the half of a line that the file may end with would be read as a line that nobody
   * sent. Answers how many bytes are left.
   */
  async #keepWholeLines(file: string): Promise<number> {
    const { files } = this.#parts;
    const size = (await files.size(file)) ?? 0;
    const from = Math.max(0, size - LONGEST_MESSAGE - 1);
    const whole = size === 0 ? 0 : from + (await files.readAt(file, from, size - from)).lastIndexOf(LF) + 1;
    if (whole < size) await files.append(file, whole, new Uint8Array(0));
    return whole;
  }

  #say(message: ToThread): void {
    this.#worker?.postMessage(message);
  }
}
