import { randomUUID } from 'node:crypto';
import type {
  AccessProfileAnswer,
  AccessProfileChange,
  NewAccessProfile,
  ProfileHolder,
} from '@casbah/contract/accessprofiles';
import { type Grant, isHeldWhole, mayGive, type Rights } from '@casbah/domain/access-profile';
import {
  addAccessProfile,
  changeAccessProfile,
  findAccessProfile,
  holdersOfProfiles,
  listAccessProfiles,
  listHolders,
  removeAccessProfile,
  type StoredAccessProfile,
  setProfilesOf,
} from '@casbah/stores/control/accessprofiles/access-profiles';
import { apiKeysOfProfile } from '@casbah/stores/control/apikeys/api-keys';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { setPreview } from '@casbah/stores/control/session/sessions';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findUser } from '@casbah/stores/control/users/users';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { assertMayShowNames } from '../http/show-names.ts';

export type ProfileAssignment = { user_id: string; profile_id: string | null };
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
      refuseUselessGrants(given);
      await assertMayShowNames(tx, actor, [given]);
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
      const { name, notes, grants, user_attributes, information_level } = await found(tx, id);
      const before = { name, notes, grants: plainGrants(grants), user_attributes, information_level };
      const after = {
        name: change.name ?? before.name,
        notes: change.notes ?? before.notes,
        grants: change.grants === undefined ? before.grants : plainGrants(change.grants),
        user_attributes: change.user_attributes ?? before.user_attributes,
        information_level: change.information_level ?? before.information_level,
      };
      refuseUselessGrants(after);
      if (before.information_level !== 'full') await assertMayShowNames(tx, actor, [after]);
      await changeAccessProfile(tx, { ...after, id, time: this.#clock(), by: actor.user });
      return { before, after };
    });
  }

  remove(actor: Actor, id: string): Promise<void> {
    return this.#control.inTenant(actor.tenant, async (tx) => {
      const { name, grants, holders } = await found(tx, id);
      const api_keys = await apiKeysOfProfile(tx, id);
      await removeAccessProfile(tx, id);
      const changes = changesBetween({ name, grants }, { name: null, grants: null });
      const entry = {
        ...entryBy(actor, this.#clock()),
        object: id,
        details: { name, holders, api_keys },
        changes,
      };
      await writeAudit(tx, entry);
    });
  }

  /** The profiles that somebody may give. */
  async givable(tenant: string, rights: Rights): Promise<Pick<Profile, 'id' | 'name' | 'notes'>[]> {
    if (rights.role === 'enduser') return [];
    const all = await this.#control.inTenant(tenant, listAccessProfiles);
    return all.filter((one) => mayGive(rights, one)).map(({ id, name, notes }) => ({ id, name, notes }));
  }

  holders(
    tenant: string,
    id: string,
    page: { limit: number; offset: number },
  ): Promise<{ people: ProfileHolder[]; total: number }> {
    return this.#control.inTenant(tenant, async (tx) => {
      await found(tx, id);
      return listHolders(tx, id, page);
    });
  }

  /** Gives a person one profile instead of those they hold, or none. */
  assign(actor: Actor, rights: Rights, { user_id, profile_id }: ProfileAssignment): Promise<void> {
    return this.#control.inTenant(actor.tenant, async (tx) => {
      const person = await findUser(tx, user_id);
      if (person === undefined) throw new ApiFailure('NOT_FOUND');
      const profile = profile_id === null ? undefined : await findAccessProfile(tx, profile_id);
      if (profile_id !== null && profile === undefined) throw new ApiFailure('NOT_FOUND');
      // Nor does anybody take from whoever holds more than they do.
      if (person.is_admin && rights.role !== 'sysadmin') throw new ApiFailure('DENIED');
      for (const one of [...person.profiles, ...(profile === undefined ? [] : [profile])])
        if (!mayGive(rights, one)) throw new ApiFailure('GRANTS_TOO_MUCH', { profile: one.name });
      await assertMayShowNames(tx, actor, profile === undefined ? [] : [profile]);
      const [before, after] = [person.profiles, profile === undefined ? [] : [profile]];
      await setProfilesOf(tx, {
        tenant: actor.tenant,
        user: user_id,
        profiles: after.map(({ id }) => id),
        time: this.#clock(),
        by: actor.user,
      });
      const named = (profiles: readonly { name: string }[]) => profiles.map(({ name }) => name).join(', ');
      const changes = changesBetween({ profile: named(before) }, { profile: named(after) });
      const details = { name: person.email };
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: user_id, details, changes });
    });
  }

  /** From the next request on, the session of this hash shows the console as the profile's holders see it. */
  preview(tenant: string, session: string, id: string | null): Promise<void> {
    return this.#control.inTenant(tenant, async (tx) => {
      if (id !== null) await found(tx, id);
      await setPreview(tx, session, id);
    });
  }

  /** Does a change and writes it down with it. A profile's name is one of a kind in its company. */
  async #named(
    name: string,
    actor: Actor,
    id: string,
    work: (tx: TenantTx) => Promise<{
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
      throw isDuplicate(error) ? new ApiFailure('NAME_TAKEN', { kind: 'access-profile', name }) : error;
    }
  }
}

async function found(tx: TenantTx, id: string): Promise<Profile> {
  const row = await findAccessProfile(tx, id);
  if (row === undefined) throw new ApiFailure('NOT_FOUND');
  return answerOf(row, (await holdersOfProfiles(tx)).get(id) ?? 0);
}

/** Who sees only some people is not given what holds everybody's things. */
function refuseUselessGrants({
  grants,
  user_attributes,
}: {
  grants: readonly Pick<Grant, 'area'>[];
  user_attributes: Profile['user_attributes'];
}): void {
  const whole = grants.findIndex(({ area }) => isHeldWhole(area));
  if (user_attributes.length === 0 || whole === -1) return;
  throw new ApiFailure('BAD_REQUEST', {
    field: `body.data.grants.${whole}`,
    problem: `${grants[whole]?.area} holds everybody’s things: a profile that sees only some people cannot have it`,
  });
}

function answerOf(row: StoredAccessProfile, holders: number): Profile {
  const { tenant_id, created_on, modified_on, grants, user_attributes, ...rest } = row;
  return {
    ...rest,
    grants: grants.map(({ area, actions, scope }) => ({
      area,
      actions: [...actions],
      ...(scope === undefined ? {} : { scope: plainScope(scope) }),
    })),
    user_attributes: user_attributes.map((one) => ({ ...one, values: [...one.values] })),
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
