import { randomUUID } from 'node:crypto';
import type {
  AccessProfileAnswer,
  AccessProfileChange,
  NewAccessProfile,
} from '@casbah/contract/accessprofiles';
import type { Grant } from '@casbah/domain/access-profile';
import {
  addAccessProfile,
  changeAccessProfile,
  findAccessProfile,
  holdersOfProfiles,
  listAccessProfiles,
  removeAccessProfile,
  type StoredAccessProfile,
} from '@casbah/stores/control/access-profiles';
import { writeAudit } from '@casbah/stores/control/audit-trail';
import {
  type ControlStore,
  type ControlTransaction,
  isDuplicate,
} from '@casbah/stores/control/control-store';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';

export type Profile = Omit<AccessProfileAnswer, 'resource_uri'>;

/** Rules of access profiles. What one gives or takes holds at its holders' next request. */
export class AccessProfilesService {
  readonly #control: ControlStore;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; clock: () => number }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
  }

  /** By name. A company has some dozen. */
  list(tenant: string): Promise<Profile[]> {
    return this.#control.inTenant(tenant, async (tx) => {
      const holders = await holdersOfProfiles(tx);
      return (await listAccessProfiles(tx)).map((row) => answerOf(row, holders.get(row.id) ?? 0));
    });
  }

  find(tenant: string, id: string): Promise<Profile> {
    return this.#control.inTenant(tenant, (tx) => found(tx, id));
  }

  create(actor: Actor, given: NewAccessProfile): Promise<Profile> {
    const id = randomUUID();
    return this.#named(given.name, actor, id, async (tx) => {
      const profile = { ...given, grants: plainGrants(given.grants), id };
      await addAccessProfile(tx, {
        ...profile,
        tenant_id: actor.tenant,
        time: this.#clock(),
        by: actor.user,
      });
      return { before: {}, after: { ...profile } };
    });
  }

  change(actor: Actor, id: string, change: AccessProfileChange): Promise<Profile> {
    return this.#named(change.name ?? '', actor, id, async (tx) => {
      const { name, notes, grants, information_level } = await found(tx, id);
      const before = { name, notes, grants: plainGrants(grants), information_level };
      const after = {
        name: change.name ?? before.name,
        notes: change.notes ?? before.notes,
        grants: change.grants === undefined ? before.grants : plainGrants(change.grants),
        information_level: change.information_level ?? before.information_level,
      };
      await changeAccessProfile(tx, { ...after, id, time: this.#clock(), by: actor.user });
      return { before, after };
    });
  }

  remove(actor: Actor, id: string): Promise<void> {
    return this.#control.inTenant(actor.tenant, async (tx) => {
      const { name, grants, holders } = await found(tx, id);
      await removeAccessProfile(tx, id);
      const changes = changesBetween({ name, grants }, { name: null, grants: null });
      const entry = { ...entryBy(actor, this.#clock()), object: id, details: { name, holders }, changes };
      await writeAudit(tx, entry);
    });
  }

  /** Does a change and writes it down with it. A profile's name is one of a kind in its company. */
  async #named(
    name: string,
    actor: Actor,
    id: string,
    work: (tx: ControlTransaction) => Promise<{
      before: Readonly<Record<string, unknown>>;
      after: Readonly<Record<string, unknown>> & { name: string };
    }>,
  ): Promise<Profile> {
    try {
      return await this.#control.inTenant(actor.tenant, async (tx) => {
        const { before, after } = await work(tx);
        const changes = changesBetween(before, after);
        const details = { name: after.name };
        await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: id, details, changes });
        return found(tx, id);
      });
    } catch (error) {
      throw isDuplicate(error) ? new ApiFailure('ACCESS_PROFILE_NAME_TAKEN', { name }) : error;
    }
  }
}

async function found(tx: ControlTransaction, id: string): Promise<Profile> {
  const row = await findAccessProfile(tx, id);
  if (row === undefined) throw new ApiFailure('NOT_FOUND');
  return answerOf(row, (await holdersOfProfiles(tx)).get(id) ?? 0);
}

function answerOf(row: StoredAccessProfile, holders: number): Profile {
  const { tenant_id, created_on, modified_on, grants, ...rest } = row;
  return {
    ...rest,
    grants: grants.map(({ area, actions, scope }) => ({
      area,
      actions: [...actions],
      ...(scope === undefined ? {} : { scope: plainScope(scope) }),
    })),
    holders,
    created_on: new Date(created_on).toISOString(),
    modified_on: new Date(modified_on).toISOString(),
  };
}

function plainScope(scope: NonNullable<Grant['scope']>) {
  return Object.fromEntries(
    Object.entries(scope).flatMap(([part, values]) => (values === undefined ? [] : [[part, [...values]]])),
  );
}

/** As they are stored: a part of a scope that is absent is left out, for it says something else than an empty one. */
function plainGrants(grants: readonly Grant[]): Grant[] {
  return grants.map(({ area, actions, scope }) =>
    scope === undefined ? { area, actions } : { area, actions, scope: plainScope(scope) },
  );
}
