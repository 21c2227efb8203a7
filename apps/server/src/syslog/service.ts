import { randomUUID } from 'node:crypto';
import type { LogStream, SyslogAnswer, SyslogSenderAnswer } from '@casbah/contract/syslog';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  findDatasource,
  listDatasources,
  type StoredDatasource,
} from '@casbah/stores/control/datasources/datasources';
import {
  listSyslogSenders,
  listTenantSyslogSenders,
  type StoredSyslogSender,
  setSyslogSenders,
} from '@casbah/stores/control/syslog/syslog';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { ListenerAddress } from './listener-address.ts';
import type { SyslogReceiver } from './receiver.ts';

export interface SyslogParts {
  control: ControlStore;
  clock: () => number;
  listeners: readonly ListenerAddress[];
  receiver: Pick<SyslogReceiver, 'state' | 'companyOf'>;
}

/** Assigns syslog senders to sources. */
export class SyslogService {
  readonly #parts: SyslogParts;

  constructor(parts: SyslogParts) {
    this.#parts = parts;
  }

  async find(tenant: string, datasource: string): Promise<SyslogAnswer> {
    const senders = await this.#parts.control.inTenant(tenant, async (tx) => {
      await existing(tx, datasource);
      return listSyslogSenders(tx, datasource);
    });
    return this.#answer(tenant, datasource, senders.map(senderAnswer));
  }

  /** The sources that receive syslog, oldest first. */
  async streams(tenant: string): Promise<LogStream[]> {
    const { sources, senders } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      sources: await listDatasources(tx),
      senders: Map.groupBy(await listTenantSyslogSenders(tx), ({ datasource_id }) => datasource_id),
    }));
    return sources.flatMap((source) => {
      const of = senders.get(source.id) ?? [];
      return of.length === 0 ? [] : [this.#stream(source, of)];
    });
  }

  async stream(tenant: string, datasource: string): Promise<LogStream> {
    return this.#parts.control.inTenant(tenant, async (tx) =>
      this.#stream(await existing(tx, datasource), await listSyslogSenders(tx, datasource)),
    );
  }

  #stream({ id, name }: StoredDatasource, senders: readonly StoredSyslogSender[]): LogStream {
    return { id, name, senders: senders.map(senderAnswer), received: this.#received(id) };
  }

  async set(actor: Actor, datasource: string, senders: readonly SyslogSenderAnswer[]): Promise<SyslogAnswer> {
    const { tenant } = actor;
    await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const { name } = await existing(tx, datasource);
        const before = (await listSyslogSenders(tx, datasource)).map(wordsOf);
        await setSyslogSenders(
          tx,
          { id: datasource, tenant_id: tenant },
          senders.map((sender, index) => ({
            id: randomUUID(),
            tenant_id: tenant,
            datasource_id: datasource,
            ...sender,
            // So they are returned in the given order.
            created_on: time + index,
            created_by: actor.user,
          })),
        );
        record({
          object: datasource,
          details: { name },
          changes: changesBetween({ senders: before }, { senders: senders.map(wordsOf) }),
        });
      },
      { ifDuplicate: (cause) => new ApiFailure('SYSLOG_SENDER_TAKEN', undefined, { cause }) },
    );
    return this.find(tenant, datasource);
  }

  #received(datasource: string): LogStream['received'] {
    const received = this.#parts.receiver.state.sources.find((one) => one.datasource === datasource);
    if (received === undefined) return null;
    return {
      lines: received.lines,
      bytes: received.bytes,
      waiting: received.waiting,
      last_on: isoTime(received.lastOn),
      last_address: received.lastAddress,
      problem: received.problem ?? null,
    };
  }

  #answer(tenant: string, datasource: string, senders: SyslogSenderAnswer[]): SyslogAnswer {
    const { listeners, receiver } = this.#parts;
    const { state } = receiver;
    const isOurs = (index: number): boolean => receiver.companyOf(index) === tenant;
    return {
      senders,
      listeners: listeners.flatMap(({ protocol, port, company }, index) => {
        if (!isOurs(index)) return [];
        const now = state.listeners[index];
        return [
          {
            protocol,
            port: now?.port ?? port,
            problem: now?.problem ?? null,
            belongs: company === undefined ? ('first' as const) : ('named' as const),
            connections: now?.connections ?? 0,
            broken: now?.broken ?? 0,
            missed: now?.missed ?? 0,
            dropped: now?.dropped ?? null,
          },
        ];
      }),
      received: this.#received(datasource),
      unclaimed: state.unclaimed
        .filter(({ listener }) => isOurs(listener))
        .map(({ listener, address, host, tag, lines, lastOn }) => ({
          port: state.listeners[listener]?.port ?? 0,
          address,
          lines,
          last_on: isoTime(lastOn),
          host: host ?? null,
          tag: tag ?? null,
        })),
    };
  }
}

const senderAnswer = ({ port, network, host, tag }: StoredSyslogSender): SyslogSenderAnswer => ({
  port,
  network,
  host,
  tag,
});

/** Values as recorded in the history. */
function wordsOf({ port, network, host, tag }: SyslogSenderAnswer): string {
  return [
    network ?? '*',
    port === null ? '' : `:${port}`,
    host === null ? '' : ` ${host}`,
    tag === null ? '' : ` [${tag}]`,
  ].join('');
}

async function existing(tx: TenantTx, id: string): Promise<StoredDatasource> {
  const found = await findDatasource(tx, id);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}
