import type { DrmServer } from '@casbah/contract/drm';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addDrmServer,
  changeDrmServer,
  findDrmServer,
  listDrmServers,
  removeDrmServer,
  type StoredDrmServer,
} from '@casbah/stores/control/drm/drm-servers';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { type Outgoing, OutgoingFailed, OutgoingRefused } from '../http/outgoing.ts';
import type { Seal } from '../seal.ts';

const MOST_SERVERS = 50;

/** Seal context of a server's key: copied into another row, it can't be opened. */
export const drmKeyContext = (id: string): string => `drm-server/${id}/key`;

interface DrmParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  outgoing: Outgoing;
}

/** DRM servers, which hold the keys of protected files. */
export class DrmService {
  readonly #parts: DrmParts;

  constructor(parts: DrmParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<Omit<DrmServer, 'resource_uri'>[]> {
    const rows = await this.#parts.control.inTenant(tenant, (tx) => listDrmServers(tx, tenant));
    return rows.map(answerOf);
  }

  async find(tenant: string, id: string): Promise<Omit<DrmServer, 'resource_uri'>> {
    return answerOf(await this.#stored(tenant, id));
  }

  async add(
    actor: Actor,
    given: { name: string; url: string; key?: string | undefined; notes: string },
  ): Promise<Omit<DrmServer, 'resource_uri'>> {
    const { tenant, user } = actor;
    const { name, url, notes } = given;
    const id = crypto.randomUUID();
    const sealed_key = given.key === undefined ? null : this.#parts.seal.seal(given.key, drmKeyContext(id));
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        await holdTenant(tx, tenant);
        if ((await listDrmServers(tx, tenant)).length >= MOST_SERVERS)
          throw new ApiFailure('LIMIT_REACHED', { limit: MOST_SERVERS });
        const added = await addDrmServer(tx, {
          id,
          tenant_id: tenant,
          name,
          url,
          sealed_key,
          notes,
          created_on: time,
          created_by: user,
          modified_on: time,
          modified_by: user,
        });
        record({ event: 'drm_server.created', object: id, details: { name, url } });
        return answerOf(added);
      },
      { ifDuplicate: nameTaken('drm-server', name) },
    );
  }

  async change(
    actor: Actor,
    id: string,
    given: {
      name?: string | undefined;
      url?: string | undefined;
      key?: string | null | undefined;
      notes?: string | undefined;
    },
  ): Promise<Omit<DrmServer, 'resource_uri'>> {
    const { tenant, user } = actor;
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const before = await findDrmServer(tx, { tenant, id });
        if (before === undefined) throw new ApiFailure('NOT_FOUND');
        const { name = before.name, url = before.url, notes = before.notes, key } = given;
        // A key belongs to its server, so a new URL drops it.
        const kept = url === before.url ? before.sealed_key : null;
        const sealed_key =
          key === undefined ? kept : key === null ? null : this.#parts.seal.seal(key, drmKeyContext(id));
        const after = await changeDrmServer(
          tx,
          { tenant, id },
          { name, url, notes, sealed_key, modified_on: time, modified_by: user },
        );
        if (after === undefined) throw new ApiFailure('NOT_FOUND');
        const told = (row: StoredDrmServer) => ({
          name: row.name,
          url: row.url,
          notes: row.notes,
          has_key: row.sealed_key !== null,
        });
        record({
          event: 'drm_server.changed',
          object: id,
          details: { name: before.name, key_changed: before.sealed_key !== sealed_key },
          changes: changesBetween(told(before), told(after)),
        });
        return answerOf(after);
      },
      { ifDuplicate: nameTaken('drm-server', given.name ?? '') },
    );
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      const removed = await removeDrmServer(tx, { tenant, id });
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      const details = { name: removed.name };
      record({ event: 'drm_server.deleted', object: id, details });
    });
  }

  /** Whether the server responds. The key isn't sent, and the response isn't read. */
  async check(tenant: string, id: string): Promise<{ status: number | null; problem: string | null }> {
    const { url } = await this.#stored(tenant, id);
    try {
      return { status: (await this.#parts.outgoing(url)).status, problem: null };
    } catch (error) {
      if (error instanceof OutgoingFailed || error instanceof OutgoingRefused)
        return { status: null, problem: error.message };
      throw error;
    }
  }

  async #stored(tenant: string, id: string): Promise<StoredDrmServer> {
    const found = await this.#parts.control.inTenant(tenant, (tx) => findDrmServer(tx, { tenant, id }));
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  }
}

function answerOf(row: StoredDrmServer): Omit<DrmServer, 'resource_uri'> {
  const { id, name, url, notes, sealed_key } = row;
  return {
    id,
    name,
    url,
    notes,
    has_key: sealed_key !== null,
    created_on: isoTime(row.created_on),
    modified_on: isoTime(row.modified_on),
  };
}
