import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Datasource, datasourceChange, Load } from '@casbah/contract/datasources';
import { isDraftParser, parserOfFormat } from '@casbah/domain/custom-parser';
import type { SourceRole } from '@casbah/domain/sign';
import { SOURCE_FIELDS } from '@casbah/domain/source-fields';
import { settingsOf } from '@casbah/domain/tenant-config';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addDatasource,
  changeDatasource,
  findDatasource,
  holdDatasource,
  listDatasources,
  markDatasourceDeleted,
  type StoredDatasource,
} from '@casbah/stores/control/datasources/datasources';
import {
  addLoad,
  findLoad,
  isParsedAgain,
  listLoads,
  loadsBySource,
  markLoadDeleted,
  rejectedFileNames,
  retryLoad,
  type StoredLoad,
} from '@casbah/stores/control/datasources/loads';
import { notify } from '@casbah/stores/control/notifications/notifications';
import { findParser } from '@casbah/stores/control/parsers/custom-parsers';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { EventStore } from '@casbah/stores/events/event-store';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { z } from 'zod';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { readFilter } from '../http/filter.ts';
import { meetsFilter } from './filter.ts';
import { datasourceAnswer, loadAnswer } from './wire.ts';

/** What this area needs from the ingest area. */
export interface Ingest {
  /** Called when an ingest job waits to be read. */
  wake(): void;
  /** Called when all bytes of a job are durable. Includes the SHA-256 if it was computed during the upload. */
  received(load: string, contentHash: string | undefined): void;
  /** Stops the jobs of a source marked as deleted and deletes its data. Resolves when everything is deleted. */
  deleteDatasource(tenant: string, datasource: string): Promise<void>;
  /** Deletes the data of a job marked as deleted, once no file of its source is being read. */
  deleteLoad(load: { id: string; tenant_id: string; datasource_id: string }): Promise<void>;
}

/** Known names for a log source's own settings. */
export interface ReadingChoices {
  hasFormat(name: string): boolean;
  /** Whether the format is an identity mapping. */
  tellsSigns(format: string): boolean;
  hasTimezone(name: string): boolean;
}

export interface DatasourcesParts {
  control: ControlStore;
  events: Pick<EventStore, 'usage' | 'rejects'>;
  files: Pick<FileStore, 'freeSpace'>;
  ingest: Ingest;
  choices: ReadingChoices;
  clock: () => number;
}

/** Free disk space to keep beyond an announced file: the stores need it to work. */
const RESERVE = 512 * 1024 ** 2;

/**
 * Maximum wait for a deleted file's events to be gone before responding: another file of the source may be read for
 * longer.
 */
const DELETION_PATIENCE = 10_000;

/** Share of the source limit at which sysadmins are notified. */
const NEAR_LIMIT = 0.9;

type Tx = TenantTx;
type DatasourceChange = z.output<typeof datasourceChange>;

/** Rules for sources and their ingest jobs. */
export class DatasourcesService {
  readonly #parts: DatasourcesParts;

  constructor(parts: DatasourcesParts) {
    this.#parts = parts;
  }

  /** Throws `FILTER_INVALID`. */
  async list(tenant: string, filter?: string): Promise<{ datasources: Datasource[]; limit: number }> {
    const asked = readFilter(filter, SOURCE_FIELDS);
    const { control, events } = this.#parts;
    const [stored, usage, rejects] = await Promise.all([
      control.inTenant(tenant, async (tx) => ({
        rows: await listDatasources(tx),
        loads: await loadsBySource(tx),
        limits: await limitsOf(tx, tenant),
      })),
      events.usage.bySource(tenant),
      events.rejects.countBySource(tenant),
    ]);
    return {
      datasources: stored.rows
        .map((row) =>
          datasourceAnswer(row, stored.loads.get(row.id), usage.get(row.id), rejects.get(row.id) ?? 0),
        )
        .filter((source) => meetsFilter(source, asked)),
      limit: stored.limits.datasources,
    };
  }

  async find(tenant: string, id: string): Promise<Datasource> {
    const { control, events } = this.#parts;
    const [stored, usage, rejects] = await Promise.all([
      control.inTenant(tenant, async (tx) => ({
        row: await findDatasource(tx, id),
        loads: await loadsBySource(tx, id),
      })),
      events.usage.bySource(tenant, id),
      events.rejects.countBySource(tenant, id),
    ]);
    if (stored.row === undefined) throw new ApiFailure('NOT_FOUND');
    return datasourceAnswer(stored.row, stored.loads.get(id), usage.get(id), rejects.get(id) ?? 0);
  }

  async create(
    actor: Actor,
    given: { name: string; format: string; timezone: string; role: SourceRole; hold_hours: number },
  ): Promise<Datasource> {
    this.#assertReadable(given);
    this.#assertBelieved(given);
    const row: StoredDatasource = {
      id: randomUUID(),
      tenant_id: actor.tenant,
      name: given.name,
      format: given.format,
      timezone: given.timezone,
      role: given.role,
      hold_hours: given.hold_hours,
      created_on: this.#parts.clock(),
      created_by: actor.user,
      deleted_on: null,
    };
    await change(
      this.#parts,
      actor,
      async (tx, { record }) => {
        await refuseUnknownParser(tx, given.format);
        // The tenant's row is locked until commit, so concurrent requests can't exceed the limit.
        await holdTenant(tx, actor.tenant);
        const { datasources: limit } = await limitsOf(tx, actor.tenant);
        const used = (await listDatasources(tx)).length + 1;
        if (used > limit) throw new ApiFailure('DATASOURCE_LIMIT', { limit });
        await addDatasource(tx, row);
        if (used >= limit * NEAR_LIMIT) await tellOfLimit(tx, actor.tenant, { used, limit }, row.created_on);
        record({ event: 'datasource.created', object: row.id, details: { ...given } });
      },
      { ifDuplicate: nameTaken('data-source', given.name) },
    );
    return datasourceAnswer(row, undefined, undefined, 0);
  }

  async change(actor: Actor, id: string, asked: DatasourceChange): Promise<Datasource> {
    this.#assertReadable(asked);
    const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    await change(
      this.#parts,
      actor,
      async (tx, { record }) => {
        const before = await findDatasource(tx, id);
        if (before === undefined) throw new ApiFailure('NOT_FOUND');
        // A source keeps its current parser: parsers saved before drafts existed may have no test.
        if (asked.format !== before.format) await refuseUnknownParser(tx, asked.format);
        const { name, format, timezone, role, hold_hours } = before;
        this.#assertBelieved({ format: asked.format ?? format, role: asked.role ?? role });
        if ((await changeDatasource(tx, id, given)) === undefined) throw new ApiFailure('NOT_FOUND');
        const changes = changesBetween({ name, format, timezone, role, hold_hours }, given);
        record({ event: 'datasource.changed', object: id, details: { name }, changes });
      },
      { ifDuplicate: nameTaken('data-source', asked.name ?? '') },
    );
    return this.find(actor.tenant, id);
  }

  /** Hides the source at once; resolves when all its data is deleted. */
  async remove(actor: Actor, id: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { time, record }) => {
      const source = await findDatasource(tx, id);
      if (source === undefined || !(await markDatasourceDeleted(tx, id, time)))
        throw new ApiFailure('NOT_FOUND');
      record({ event: 'datasource.deleted', object: id, details: { name: source.name } });
    });
    await this.#parts.ingest.deleteDatasource(actor.tenant, id);
  }

  async loads(
    tenant: string,
    datasource: string,
    page: { limit: number; offset: number },
  ): Promise<{ loads: Load[]; total: number }> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      await existing(tx, datasource);
      const { loads, total } = await listLoads(tx, datasource, page);
      return { loads: loads.map(loadAnswer), total };
    });
  }

  async load(tenant: string, id: string): Promise<Load> {
    return loadAnswer(await this.#parts.control.inTenant(tenant, (tx) => existingLoad(tx, id)));
  }

  /** Announces a file. An empty file has nothing to send and waits to be read at once. */
  async announce(actor: Actor, datasource: string, file: { file_name: string; size: number }): Promise<Load> {
    const free = await this.#parts.files.freeSpace();
    const load = await change(this.#parts, actor, async (tx, { time, record }) => {
      const { name } = await existing(tx, datasource);
      const { fileSize: limit } = await limitsOf(tx, actor.tenant);
      if (file.size > limit) throw new ApiFailure('TOO_LARGE', { limit });
      if (file.size + RESERVE > free) throw new ApiFailure('NO_SPACE');
      const load = await addLoad(tx, {
        id: randomUUID(),
        tenant_id: actor.tenant,
        datasource_id: datasource,
        file_name: file.file_name,
        size: file.size,
        status: file.size === 0 ? 'queued' : 'pending',
        is_parse_again: false,
        created_on: time,
        ...sentBy(actor),
      });
      record({ event: 'load.created', object: datasource, details: { name, ...file, load: load.id } });
      return load;
    });
    if (load.status === 'queued') this.#parts.ingest.wake();
    return loadAnswer(load);
  }

  async retry(actor: Actor, id: string): Promise<Load> {
    const load = await change(this.#parts, actor, async (tx, { record }) => {
      const { duplicate_of, file_name } = await existingLoad(tx, id);
      if (duplicate_of !== null || !(await retryLoad(tx, id))) throw new ApiFailure('CONFLICT');
      record({ event: 'load.retried', object: id, details: { file_name } });
      return existingLoad(tx, id);
    });
    this.#parts.ingest.wake();
    return loadAnswer(load);
  }

  /** Removes a file from the list at once; resolves when its data is gone, or continues in the background. */
  async removeLoad(actor: Actor, id: string): Promise<void> {
    const load = await change(this.#parts, actor, async (tx, { time, record }) => {
      const found = await existingLoad(tx, id);
      const { name } = await existing(tx, found.datasource_id);
      if (!(await markLoadDeleted(tx, found, time))) throw new ApiFailure('CONFLICT');
      const { file_name, events, rejects } = found;
      record({
        event: 'load.deleted',
        object: found.datasource_id,
        details: { name, file_name, events, rejects, load: id },
      });
      return found;
    });
    const waited = new AbortController();
    try {
      await Promise.race([
        this.#parts.ingest.deleteLoad(load),
        sleep(DELETION_PATIENCE, undefined, { signal: waited.signal }),
      ]);
    } finally {
      waited.abort();
    }
  }

  /** Creates a job that reparses rejected lines. One at a time: a second would find the same lines. */
  async parseAgain(actor: Actor, datasource: string): Promise<Load> {
    const rejects = await this.#parts.events.rejects.countBySource(actor.tenant, datasource);
    const load = await change(this.#parts, actor, async (tx, { time, record }) => {
      const { name } = await existing(tx, datasource);
      if ((rejects.get(datasource) ?? 0) === 0) throw new ApiFailure('CONFLICT');
      // Locked until commit, so that two concurrent requests don't both find none.
      await holdDatasource(tx, datasource);
      if (await isParsedAgain(tx, datasource)) throw new ApiFailure('CONFLICT');
      const load = await addLoad(tx, {
        id: randomUUID(),
        tenant_id: actor.tenant,
        datasource_id: datasource,
        file_name: await namesOfRejected(tx, datasource),
        size: 0,
        status: 'queued',
        is_parse_again: true,
        created_on: time,
        ...sentBy(actor),
      });
      record({ event: 'rejects.parsed_again', object: datasource, details: { name, load: load.id } });
      return load;
    });
    this.#parts.ingest.wake();
    return loadAnswer(load);
  }

  #assertReadable({
    format,
    timezone,
  }: {
    format?: string | undefined;
    timezone?: string | undefined;
  }): void {
    const { choices } = this.#parts;
    const isOwn = format !== undefined && parserOfFormat(format) !== undefined;
    if (format !== undefined && format !== 'auto' && !isOwn && !choices.hasFormat(format))
      throw unknownFormat(format);
    if (timezone !== undefined && !choices.hasTimezone(timezone))
      throw unusable('timezone', 'problem.no_time_zone', { timezone });
  }

  #assertBelieved({ format, role }: { format: string; role: SourceRole }): void {
    if (role === 'traffic' && this.#parts.choices.tellsSigns(format))
      throw unusable('role', 'problem.format_role', { format });
  }
}

function unknownFormat(format: string): ApiFailure {
  return unusable('format', 'problem.no_format', { format });
}

/** Throws unless a custom parser named by the format exists and isn't a draft. */
async function refuseUnknownParser(tx: Tx, format: string | undefined): Promise<void> {
  const parser = format === undefined ? undefined : parserOfFormat(format);
  if (format === undefined || parser === undefined) return;
  const found = await findParser(tx, parser);
  if (found === undefined) throw unknownFormat(format);
  if (isDraftParser(found.tests)) throw unusable('format', 'problem.parser_draft', { name: found.name });
}

async function existing(tx: Tx, id: string): Promise<StoredDatasource> {
  const found = await findDatasource(tx, id);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}

/** Throws `NOT_FOUND`, also for a job of a source that is being deleted. */
export async function existingLoad(tx: Tx, id: string): Promise<StoredLoad> {
  const found = await findLoad(tx, id);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  await existing(tx, found.datasource_id);
  return found;
}

async function limitsOf(tx: Tx, tenant: string): Promise<{ datasources: number; fileSize: number }> {
  const settings = settingsOf(await listTenantConfig(tx, { tenant, app: 'datasources' }));
  return {
    datasources: settings.value('datasources', 'max_datasources'),
    fileSize: settings.value('datasources', 'max_file_size'),
  };
}

/** Uploads by API key have no creator, because a program needs no notice. */
const sentBy = ({ apiKey, user }: Actor): { created_by?: string } =>
  apiKey === undefined ? { created_by: user } : {};

function tellOfLimit(
  tx: Tx,
  tenant: string,
  values: { used: number; limit: number },
  time: number,
): Promise<number> {
  return notify(tx, {
    tenant,
    to: 'sysadmins',
    time,
    template: 'sources-near-limit',
    values,
    action: 'VISIT',
    url: '/settings/usage',
    again: { adds: [] },
  });
}

/** The file whose lines were rejected, or how many files. */
async function namesOfRejected(tx: Tx, datasource: string): Promise<string> {
  const [first, second] = await rejectedFileNames(tx, datasource, 2);
  return first !== undefined && second === undefined ? first : 'several files';
}
