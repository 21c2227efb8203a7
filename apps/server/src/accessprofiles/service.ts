import { randomUUID } from 'node:crypto';
import type {
  AccessProfileAnswer,
  AccessProfileChange,
  NewAccessProfile,
  ProfileHolder,
} from '@casbah/contract/accessprofiles';
import { type Grant, isHeldWhole, mayGive, type Rights } from '@casbah/domain/access-profile';
import { isoTime } from '@casbah/domain/iso-time';
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
import type { ControlStore } from '@casbah/stores/control/control-store';
import { setPreview } from '@casbah/stores/control/session/sessions';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findUser } from '@casbah/stores/control/users/users';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { assertMayShowNames } from '../http/show-names.ts';

export type ProfileAssignment = { user_id: string; profile_id: string | null };
export type Profile = Omit<AccessProfileAnswer, 'resource_uri'>;

interface AccessProfilesParts {
  control: ControlStore;
  clock: () => number;
}

/** Access profile rules. A change applies from the holders' next request. */
export class AccessProfilesService {
  readonly #parts: AccessProfilesParts;

  constructor(parts: AccessProfilesParts) {
    this.#parts = parts;
  }

  /** Returns the profiles by name. A company has a few dozen. */
  list(tenant: string): Promise<Profile[]> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const holders = await holdersOfProfiles(tx);
      return (await listAccessProfiles(tx)).map((row) => answerOf(row, holders.get(row.id) ?? 0));
    });
  }

  find(tenant: string, id: string): Promise<Profile> {
    return this.#parts.control.inTenant(tenant, (tx) => found(tx, id));
  }

  create(actor: Actor, given: NewAccessProfile): Promise<Profile> {
    const id = randomUUID();
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        refuseUselessGrants(given);
        await assertMayShowNames(tx, actor, [given]);
        const profile = { ...given, grants: plainGrants(given.grants), id };
        await addAccessProfile(tx, {
          ...profile,
          tenant_id: actor.tenant,
          time,
          by: actor.user,
        });
        const changes = changesBetween({}, { ...profile });
        record({ event: 'access_profile.created', object: id, details: { name: profile.name }, changes });
        return found(tx, id);
      },
      { ifDuplicate: nameTaken('access-profile', given.name) },
    );
  }

  change(actor: Actor, id: string, asked: AccessProfileChange): Promise<Profile> {
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const { name, notes, grants, user_attributes, information_level } = await found(tx, id);
        const before = { name, notes, grants: plainGrants(grants), user_attributes, information_level };
        const after = {
          name: asked.name ?? before.name,
          notes: asked.notes ?? before.notes,
          grants: asked.grants === undefined ? before.grants : plainGrants(asked.grants),
          user_attributes: asked.user_attributes ?? before.user_attributes,
          information_level: asked.information_level ?? before.information_level,
        };
        refuseUselessGrants(after);
        if (before.information_level !== 'full') await assertMayShowNames(tx, actor, [after]);
        await changeAccessProfile(tx, { ...after, id, time, by: actor.user });
        const changes = changesBetween(before, after);
        record({ event: 'access_profile.changed', object: id, details: { name: after.name }, changes });
        return found(tx, id);
      },
      { ifDuplicate: nameTaken('access-profile', asked.name ?? '') },
    );
  }

  remove(actor: Actor, id: string): Promise<void> {
    return change(this.#parts, actor, async (tx, { record }) => {
      const { name, grants, holders } = await found(tx, id);
      const api_keys = await apiKeysOfProfile(tx, id);
      await removeAccessProfile(tx, id);
      const changes = changesBetween({ name, grants }, { name: null, grants: null });
      record({ event: 'access_profile.deleted', object: id, details: { name, holders, api_keys }, changes });
    });
  }

  /** The profiles the caller may assign. */
  async givable(tenant: string, rights: Rights): Promise<Pick<Profile, 'id' | 'name' | 'notes'>[]> {
    if (rights.role === 'enduser') return [];
    const all = await this.#parts.control.inTenant(tenant, listAccessProfiles);
    return all.filter((one) => mayGive(rights, one)).map(({ id, name, notes }) => ({ id, name, notes }));
  }

  holders(
    tenant: string,
    id: string,
    page: { limit: number; offset: number },
  ): Promise<{ people: ProfileHolder[]; total: number }> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      await found(tx, id);
      return listHolders(tx, id, page);
    });
  }

  /** Replaces a person's profiles with this one, or removes them all. */
  assign(actor: Actor, rights: Rights, { user_id, profile_id }: ProfileAssignment): Promise<void> {
    return change(this.#parts, actor, async (tx, { time, record }) => {
      const person = await findUser(tx, user_id);
      if (person === undefined) throw new ApiFailure('NOT_FOUND');
      const profile = profile_id === null ? undefined : await findAccessProfile(tx, profile_id);
      if (profile_id !== null && profile === undefined) throw new ApiFailure('NOT_FOUND');
      // Callers can't reduce permissions of people who have more.
      if (person.is_admin && rights.role !== 'sysadmin') throw new ApiFailure('DENIED');
      for (const one of [...person.profiles, ...(profile === undefined ? [] : [profile])])
        if (!mayGive(rights, one)) throw new ApiFailure('GRANTS_TOO_MUCH', { profile: one.name });
      await assertMayShowNames(tx, actor, profile === undefined ? [] : [profile]);
      const [before, after] = [person.profiles, profile === undefined ? [] : [profile]];
      await setProfilesOf(tx, {
        tenant: actor.tenant,
        user: user_id,
        profiles: after.map(({ id }) => id),
        time,
        by: actor.user,
      });
      const named = (profiles: readonly { name: string }[]) => profiles.map(({ name }) => name).join(', ');
      const changes = changesBetween({ profile: named(before) }, { profile: named(after) });
      const details = { name: person.email };
      record({ event: 'access_profile.assigned', object: user_id, details, changes });
    });
  }

  /** Previews the console with this profile in the session with this hash, from its next request. */
  preview(tenant: string, session: string, id: string | null): Promise<void> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      if (id !== null) await found(tx, id);
      await setPreview(tx, session, id);
    });
  }
}

async function found(tx: TenantTx, id: string): Promise<Profile> {
  const row = await findAccessProfile(tx, id);
  if (row === undefined) throw new ApiFailure('NOT_FOUND');
  return answerOf(row, (await holdersOfProfiles(tx)).get(id) ?? 0);
}

/** Profiles that show only some people can't include data about everyone. */
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
    created_on: isoTime(created_on),
    modified_on: isoTime(modified_on),
  };
}

function plainScope(scope: NonNullable<Grant['scope']>) {
  return Object.fromEntries(
    Object.entries(scope).flatMap(([part, values]) => (values === undefined ? [] : [[part, [...values]]])),
  );
}

/** Grants as stored: an absent part of a scope is left out, because it means something else than an empty one. */
function plainGrants(grants: readonly Grant[]): Grant[] {
  return grants.map(({ area, actions, scope }) =>
    scope === undefined ? { area, actions } : { area, actions, scope: plainScope(scope) },
  );
}
