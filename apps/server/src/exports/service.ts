import { randomBytes, randomUUID } from 'node:crypto';
import { EXPORT_LIMITS, type ExportedListName, type ExportFormat, exportFile } from '@casbah/domain/export';
import { isoTime } from '@casbah/domain/iso-time';
import { SECOND_MS } from '@casbah/domain/time-units';
import {
  addExport,
  endExport,
  expireExport,
  exportsToClear,
  exportUse,
  findExport,
  findExportByFile,
  listExports,
  lockExports,
  removeExport,
  type StoredExport,
  setLinkKey,
} from '@casbah/stores/control/exports/exports';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import { type Actor, actorOf } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';
import { EXPORT_QUEUE, type ExportsParts } from './parts.ts';
import { requesterNow } from './requester.ts';
import { exportFileOf } from './wire.ts';

export interface NewExportAsked {
  list: ExportedListName;
  format: ExportFormat;
  gzip: boolean;
  columns: readonly string[] | null;
  from?: string | undefined;
  to?: string | undefined;
  filter?: string | undefined;
}

/** Who asks for an export: its owner, by session or API key. */
type Owner = Pick<Identity, 'tenant' | 'user' | 'apiKey'>;

/** A person's exports as background jobs, and their files. */
export class ExportsService {
  readonly #parts: ExportsParts;

  constructor(parts: ExportsParts) {
    this.#parts = parts;
  }

  /** Checks the question, and queues the job. */
  async start(
    request: { session: Identity; reach: Reach; signal: AbortSignal } & Parameters<typeof actorOf>[0],
    asked: NewExportAsked,
  ): Promise<StoredExport> {
    const { session, reach, signal } = request;
    const { list, format, columns, filter = '', ...query } = asked;
    const opened = await this.#parts.lists[list].open({
      session,
      reach,
      query: { ...query, filter },
      columns,
      signal,
    });
    const { tenant, user, apiKey } = session;
    return change(this.#parts, actorOf(request), async (tx, { time, record }) => {
      await lockExports(tx);
      const use = await exportUse(tx, user);
      if (use.jobsOfPerson >= EXPORT_LIMITS.jobsPerPerson)
        throw new ApiFailure('LIMIT_REACHED', { limit: EXPORT_LIMITS.jobsPerPerson });
      if (use.jobsOfTenant >= EXPORT_LIMITS.jobsPerTenant)
        throw new ApiFailure('LIMIT_REACHED', { limit: EXPORT_LIMITS.jobsPerTenant });
      const id = randomUUID();
      // Parquet compresses its own columns.
      const gzip = asked.gzip && format !== 'parquet';
      const { name } = exportFile(list, { format, gzip, time });
      const added = await addExport(tx, {
        tenant_id: tenant,
        id,
        user_id: user,
        api_key_id: apiKey?.id ?? null,
        list,
        format,
        gzip,
        question: JSON.stringify({ from: opened.range.from, to: opened.range.to, filter, columns }),
        state: 'queued',
        file_name: name.replace('.', `-${id.slice(0, 8)}.`),
        link_key: newKey(),
        created_on: time,
      });
      await enqueue(tx, EXPORT_QUEUE, { key: id, tenant }, time);
      record({ event: 'export.started', object: id, details: { file: added.file_name, list, filter } });
      return added;
    });
  }

  async list(owner: Owner): Promise<StoredExport[]> {
    const all = await this.#parts.control.inTenant(owner.tenant, (tx) => listExports(tx, owner.user));
    return all.filter((one) => isOwn(owner, one)).slice(0, EXPORT_LIMITS.listed);
  }

  async find(owner: Owner, id: string): Promise<StoredExport> {
    return ownOnly(owner, await this.#parts.control.inTenant(owner.tenant, (tx) => findExport(tx, id)));
  }

  async findByFile(owner: Owner, file: string): Promise<StoredExport> {
    const { tenant, user } = owner;
    return ownOnly(
      owner,
      await this.#parts.control.inTenant(tenant, (tx) => findExportByFile(tx, { user, file })),
    );
  }

  /** Cancels an unfinished export; deletes others. */
  async remove(owner: Owner, actor: Actor, id: string): Promise<void> {
    const found = await this.find(owner, id);
    const isCanceled = await change(this.#parts, actor, async (tx, { time, record }) => {
      const ended = await endExport(tx, id, { state: 'canceled', time });
      if (!ended) await removeExport(tx, id);
      record({
        event: ended ? 'export.canceled' : 'export.deleted',
        object: id,
        details: { file: found.file_name },
      });
      return ended;
    });
    // The job of a canceled one removes what it has written.
    if (!isCanceled || found.state === 'queued') await this.#parts.files.remove(exportFileOf(found));
  }

  async link(owner: Owner, actor: Actor, id: string): Promise<{ url: string; expires: string }> {
    const found = await this.#usable(await this.find(owner, id));
    const expires = Math.floor(found.expires_on / SECOND_MS) * SECOND_MS;
    await change(this.#parts, actor, async (_tx, { record }) =>
      record({ event: 'export.link_created', object: id, details: { file: found.file_name } }),
    );
    return { url: this.#parts.links.pathOf(found, expires), expires: isoTime(expires) };
  }

  async revokeLinks(owner: Owner, actor: Actor, id: string): Promise<void> {
    const found = await this.find(owner, id);
    await change(this.#parts, actor, async (tx, { record }) => {
      await setLinkKey(tx, id, newKey());
      record({ event: 'export.links_revoked', object: id, details: { file: found.file_name } });
    });
  }

  /** The export by a link; throws `LINK_INVALID` for one that is forged, expired or revoked. */
  async byLink(
    owner: Owner,
    id: string,
    given: { expires: number; signature: string },
  ): Promise<StoredExport> {
    const found = await this.find(owner, id);
    if (!this.#parts.links.isValid(found, given, this.#parts.clock())) throw new ApiFailure('LINK_INVALID');
    return found;
  }

  /** Opens the file, and records the download. */
  async open(actor: Actor, found: StoredExport): Promise<AsyncIterable<Uint8Array>> {
    const usable = await this.#usable(found);
    const file = exportFileOf(usable);
    if ((await this.#parts.files.size(file)) === undefined) throw new ApiFailure('EXPORT_NOT_READY');
    await change(this.#parts, actor, async (_tx, { record }) =>
      record({ event: 'export.downloaded', object: found.id, details: { file: found.file_name } }),
    );
    return this.#parts.files.read(file, 0);
  }

  /** Refuses files that don't exist, and files with more than their owner may see now. */
  async #usable(found: StoredExport): Promise<StoredExport & { expires_on: number }> {
    const { state, expires_on } = found;
    if (state !== 'ready' || expires_on === null || expires_on <= this.#parts.clock())
      throw new ApiFailure('EXPORT_NOT_READY');
    const requester = await requesterNow(this.#parts, found);
    if (requester === undefined || requester.mark !== found.reach) throw new ApiFailure('EXPORT_OUTDATED');
    return { ...found, expires_on };
  }

  /** Deletes expired files, exports of deleted people, and the oldest beyond the limit. */
  async clear(): Promise<void> {
    const { control, clock, files } = this.#parts;
    const due = await control.asSystem((tx) =>
      exportsToClear(tx, { now: clock(), listed: EXPORT_LIMITS.listed }),
    );
    for (const { tenant_id, id, isGone } of due) {
      await files.remove(exportFileOf({ tenant_id, id }));
      await control.inTenant(tenant_id, (tx) => (isGone ? removeExport(tx, id) : expireExport(tx, id)));
    }
  }
}

/** API keys see only what they exported: their rights may be smaller than their person's. */
function isOwn({ user, apiKey }: Owner, { user_id, api_key_id }: StoredExport): boolean {
  return user_id === user && (apiKey === undefined || apiKey.id === api_key_id);
}

function ownOnly(owner: Owner, found: StoredExport | undefined): StoredExport {
  if (found === undefined || !isOwn(owner, found)) throw new ApiFailure('NOT_FOUND');
  return found;
}

function newKey(): string {
  return randomBytes(16).toString('base64url');
}
