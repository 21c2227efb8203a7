import type { DrmServer } from '@casbah/contract/drm';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import {
  addDrmServer,
  changeDrmServer,
  findDrmServer,
  listDrmServers,
  removeDrmServer,
  type StoredDrmServer,
} from '@casbah/stores/control/drm/drm-servers';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { type Outgoing, OutgoingFailed, OutgoingRefused } from '../http/outgoing.ts';
import type { Seal } from '../seal.ts';

const MOST_SERVERS = 50;

/** Whose key a sealed text is: copied into another row it does not open. */
export const drmKeyContext = (id: string): string => `drm-server/${id}/key`;

/** Servers that keep the keys of protected files. */
export class DrmService {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #seal: Seal;
  readonly #outgoing: Outgoing;

  constructor(parts: { control: ControlStore; clock: () => number; seal: Seal; outgoing: Outgoing }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
    this.#seal = parts.seal;
    this.#outgoing = parts.outgoing;
  }

  async list(tenant: string): Promise<Omit<DrmServer, 'resource_uri'>[]> {
    const rows = await this.#control.inTenant(tenant, (tx) => listDrmServers(tx, tenant));
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
    const sealed_key = given.key === undefined ? null : this.#seal.seal(given.key, drmKeyContext(id));
    return this.#named(tenant, name, async (tx) => {
      await holdTenant(tx, tenant);
      if ((await listDrmServers(tx, tenant)).length >= MOST_SERVERS)
        throw new ApiFailure('LIMIT_REACHED', { limit: MOST_SERVERS });
      const time = this.#clock();
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
      await writeAudit(tx, { ...entryBy(actor, time), object: id, details: { name, url } });
      return answerOf(added);
    });
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
    return this.#named(tenant, given.name ?? '', async (tx) => {
      const before = await findDrmServer(tx, { tenant, id });
      if (before === undefined) throw new ApiFailure('NOT_FOUND');
      const time = this.#clock();
      const { name = before.name, url = before.url, notes = before.notes, key } = given;
      // A key is sent to the server it was given for: not to where somebody else moves that server.
      const kept = url === before.url ? before.sealed_key : null;
      const sealed_key =
        key === undefined ? kept : key === null ? null : this.#seal.seal(key, drmKeyContext(id));
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
      await writeAudit(tx, {
        ...entryBy(actor, time),
        object: id,
        details: { name: before.name, key_changed: before.sealed_key !== sealed_key },
        changes: changesBetween(told(before), told(after)),
      });
      return answerOf(after);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await this.#control.inTenant(tenant, async (tx) => {
      const removed = await removeDrmServer(tx, { tenant, id });
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      const details = { name: removed.name };
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: id, details });
    });
  }

  /** Whether somebody answers there. The key is not shown to them: what they answer is not looked at. */
  async check(tenant: string, id: string): Promise<{ status: number | null; problem: string | null }> {
    const { url } = await this.#stored(tenant, id);
    try {
      return { status: (await this.#outgoing(url)).status, problem: null };
    } catch (error) {
      if (error instanceof OutgoingFailed || error instanceof OutgoingRefused)
        return { status: null, problem: error.message };
      throw error;
    }
  }

  async #stored(tenant: string, id: string): Promise<StoredDrmServer> {
    const found = await this.#control.inTenant(tenant, (tx) => findDrmServer(tx, { tenant, id }));
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  }

  async #named<Result>(
    tenant: string,
    name: string,
    work: (tx: TenantTx) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.#control.inTenant(tenant, work);
    } catch (error) {
      if (isDuplicate(error)) throw new ApiFailure('NAME_TAKEN', { kind: 'drm-server', name });
      throw error;
    }
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
    created_on: new Date(row.created_on).toISOString(),
    modified_on: new Date(row.modified_on).toISOString(),
  };
}
