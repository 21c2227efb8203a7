import { randomUUID } from 'node:crypto';
import { isEmail } from '@casbah/domain/email';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  type DirectoryField,
  type DirectoryPerson,
  findDirectoryPerson,
  groupsOfPeople,
  holdDirectory,
  holdSysadmins,
  listDirectoryPeople,
} from '@casbah/stores/control/directory/directory-people';
import type { Change } from '@casbah/stores/control/history/audit-trail';
import type { TenantTx } from '@casbah/stores/control/transaction';
import {
  addPeople,
  changePeople,
  type PersonFields,
  removePeople,
} from '@casbah/stores/control/users/people';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { ScimFault } from '../http/scim-fault.ts';
import { MOST_RESULTS } from './about.ts';
import { userConditionOf, userFieldOf } from './conditions.ts';
import type { ScimObject } from './evaluate.ts';
import { parseAttribute } from './filter.ts';
import { applyPatch, type PatchOperation } from './patch.ts';
import { type Asked, isShown, shownOf } from './shown.ts';
import { LIST_MESSAGE } from './urns.ts';
import { personOf, SCIM_ATTRIBUTES, type ScimPerson, USER_SHAPE, userResource } from './user.ts';

/** Sender of provisioning requests: a directory with an API key, or a person with their own session. */
export interface Provisioner extends Actor {
  /**
   * The person behind the request isn't currently a sysadmin: it can't change anyone who administers Casbah.
   */
  isLimited: boolean;
}

export interface ScimQuery extends Asked {
  filter?: string | undefined;
  startIndex: number;
  count: number;
  sortBy?: string | undefined;
  sortOrder: 'ascending' | 'descending';
}

export interface ScimParts {
  control: ControlStore;
  clock: () => number;
}

/** People provisioned by SCIM. */
export class ScimUsers {
  readonly #parts: ScimParts;

  constructor(parts: ScimParts) {
    this.#parts = parts;
  }

  async list(tenant: string, query: ScimQuery, origin: string): Promise<ScimObject> {
    const condition = userConditionOf(query.filter);
    const sort = query.sortBy === undefined ? undefined : userFieldOf(parseAttribute(query.sortBy));
    const { offset, limit } = pageOf(query);
    const { people, total, groups } = await this.#parts.control.inTenant(tenant, async (tx) => {
      const found = await listDirectoryPeople(tx, tenant, condition, {
        sort: sort ?? BY_ID,
        descending: query.sortOrder === 'descending',
        offset,
        limit,
      });
      return { ...found, groups: await this.#groupsOf(tx, tenant, found.people, query) };
    });
    return {
      schemas: [LIST_MESSAGE],
      totalResults: total,
      startIndex: offset + 1,
      itemsPerPage: people.length,
      Resources: people.map((person) =>
        shownOf(resourceOf(person, origin, groups?.get(person.id) ?? (groups && [])), query),
      ),
    };
  }

  async one(tenant: string, id: string, asked: Asked, origin: string): Promise<ScimObject> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const person = await existing(tx, tenant, id);
      const groups = await this.#groupsOf(tx, tenant, [person], asked);
      return shownOf(resourceOf(person, origin, groups?.get(id) ?? (groups && [])), asked);
    });
  }

  async add(actor: Provisioner, resource: ScimObject, origin: string): Promise<ScimObject> {
    const person = personOf(resource);
    const { tenant, user } = actor;
    const id = randomUUID();
    return change(this.#parts, actor, async (tx, { time, record }) => {
      await holdDirectory(tx, tenant);
      await assertFree(tx, tenant, person);
      const added = await addPeople(tx, [{ id, ...person, source: 'scim' }], { tenant, time, by: user });
      if (!added.has(id)) throw taken(person.email);
      const { email, ...rest } = person;
      record({
        event: 'scim_user.created',
        object: id,
        details: { name: email },
        changes: changesBetween({}, { email, ...rest }),
      });
      return resourceOf(await existing(tx, tenant, id), origin, []);
    });
  }

  async replace(actor: Provisioner, id: string, resource: ScimObject, origin: string): Promise<ScimObject> {
    const person = personOf(resource);
    return this.#change(actor, id, () => person, origin);
  }

  async patch(
    actor: Provisioner,
    id: string,
    operations: readonly PatchOperation[],
    origin: string,
  ): Promise<ScimObject> {
    return this.#change(actor, id, (person) => personOf(patchedResource(person, operations, origin)), origin);
  }

  async remove(actor: Provisioner, id: string): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      await holdDirectory(tx, tenant);
      const person = await existing(tx, tenant, id);
      assertReachable(actor, person);
      if (person.is_admin)
        throw new ScimFault(
          'mutability',
          'SCIM can’t delete a sysadmin: deactivate them, or remove the sysadmin role first',
        );
      if (person.id === actor.user)
        throw new ScimFault('mutability', 'The account of this request can’t delete itself');
      await removePeople(tx, { tenant, ids: [id] });
      record({ event: 'scim_user.deleted', object: id, details: { name: person.email } });
    });
  }

  async #change(
    actor: Provisioner,
    id: string,
    nextOf: (person: DirectoryPerson) => ScimPerson,
    origin: string,
  ): Promise<ScimObject> {
    const { tenant, user } = actor;
    return change(this.#parts, actor, async (tx, { time, record }) => {
      await holdDirectory(tx, tenant);
      const before = await existing(tx, tenant, id);
      const next = nextOf(before);
      const after = { ...next, attributes: mergedAttributes(before, next) };
      const changes = changesBetween({ ...before }, after);
      if (Object.keys(changes).length > 0) {
        assertReachable(actor, before);
        await assertAllowed(tx, actor, before, after);
        const step = stepOf(after, changes);
        await changePeople(tx, [{ ...step, id, source: 'scim' }], { tenant, time, by: user });
        record({ object: id, details: { name: after.email }, changes });
      }
      const groups = await groupsOfPeople(tx, tenant, [id]);
      return resourceOf(await existing(tx, tenant, id), origin, groups.get(id) ?? []);
    });
  }

  async #groupsOf(
    tx: TenantTx,
    tenant: string,
    people: readonly DirectoryPerson[],
    asked: Asked,
  ): Promise<Map<string, { id: string; name: string }[]> | undefined> {
    if (!isShown('groups', asked)) return undefined;
    return groupsOfPeople(
      tx,
      tenant,
      people.map(({ id }) => id),
    );
  }
}

const BY_ID: DirectoryField = { kind: 'id' };

/** Start and length of a page; values out of bounds are clamped. */
export function pageOf({ startIndex, count }: { startIndex: number; count: number }): {
  offset: number;
  limit: number;
} {
  return {
    offset: Math.min(Math.max(1, startIndex), 10_000_000) - 1,
    limit: Math.min(Math.max(0, count), MOST_RESULTS),
  };
}

function resourceOf(
  person: DirectoryPerson,
  origin: string,
  groups: readonly { id: string; name: string }[] | undefined,
): ScimObject {
  return userResource(person, {
    location: `${origin}/scim/v2/Users/${person.id}`,
    groups: groups?.map((group) => ({ ...group, location: `${origin}/scim/v2/Groups/${group.id}` })),
  });
}

/** If a person's sign-in name is the email, it changes with that name unless the request sets it. */
function patchedResource(
  person: DirectoryPerson,
  operations: readonly PatchOperation[],
  origin: string,
): ScimObject {
  const before = resourceOf(person, origin, undefined);
  const after = applyPatch(before, operations, USER_SHAPE);
  const isOneName = before.userName === person.email && after.userName !== before.userName;
  if (!isOneName || after.emails !== before.emails || !isEmail(String(after.userName))) return after;
  const { emails: _emails, ...rest } = after;
  return rest;
}

async function existing(tx: TenantTx, tenant: string, id: string): Promise<DirectoryPerson> {
  const person = await findDirectoryPerson(tx, { tenant, id });
  if (person === undefined) throw new ApiFailure('NOT_FOUND');
  return person;
}

/** Attributes the directory doesn't send are kept. */
function mergedAttributes(before: DirectoryPerson, next: ScimPerson): ScimPerson['attributes'] {
  const kept = Object.entries(before.attributes).filter(([name]) => !SCIM_ATTRIBUTES.includes(name));
  // In their previous order, so unchanged attributes don't look changed.
  const names = [...Object.keys(before.attributes), ...Object.keys(next.attributes)];
  const all = new Map([...kept, ...Object.entries(next.attributes)]);
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const value = all.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function stepOf(after: ScimPerson, changes: Readonly<Record<string, Change>>): Partial<PersonFields> {
  return Object.fromEntries(Object.entries(after).filter(([field]) => Object.hasOwn(changes, field)));
}

function assertReachable({ isLimited }: Provisioner, { is_admin, has_profile }: DirectoryPerson): void {
  if (isLimited && (is_admin || has_profile))
    throw new ScimFault(
      'mutability',
      'Only a sysadmin, or an API key of a sysadmin, can change an admin account',
    );
}

async function assertAllowed(
  tx: TenantTx,
  actor: Provisioner,
  before: DirectoryPerson,
  after: ScimPerson,
): Promise<void> {
  if (after.email !== before.email) {
    if (before.is_admin || before.has_profile)
      throw new ScimFault(
        'mutability',
        'Change the email of an admin in Casbah: otherwise someone else could sign in as them',
      );
  }
  if (after.email !== before.email || after.attributes.user_name !== before.attributes.user_name)
    await assertFree(tx, actor.tenant, after, before.id);
  if (before.is_active === after.is_active) return;
  if (after.is_active) {
    if (before.is_admin) throw new ScimFault('mutability', 'Activate a sysadmin in Casbah');
    return;
  }
  if (before.id === actor.user)
    throw new ScimFault('mutability', 'The account of this request can’t deactivate itself');
  const sysadmins = await holdSysadmins(tx, actor.tenant);
  if (sysadmins.has(before.id) && sysadmins.size === 1)
    throw new ScimFault(
      'mutability',
      'At least one active sysadmin must remain: make someone else a sysadmin first',
    );
}

async function assertFree(
  tx: TenantTx,
  tenant: string,
  { email, attributes }: ScimPerson,
  except = '',
): Promise<void> {
  const { user_name: userName } = attributes;
  const names = [email, ...(typeof userName === 'string' ? [userName] : [])];
  const { people } = await listDirectoryPeople(
    tx,
    tenant,
    {
      kind: 'or',
      parts: [
        { kind: 'text', field: { kind: 'column', column: 'email' }, comparison: 'eq', value: email },
        ...names.map((value) => ({
          kind: 'text' as const,
          field: { kind: 'user_name' as const },
          comparison: 'eq' as const,
          value,
        })),
      ],
    },
    { sort: BY_ID, descending: false, offset: 0, limit: 3 },
  );
  if (people.some(({ id }) => id !== except)) throw taken(userName === undefined ? email : names.join(', '));
}

function taken(name: string): ScimFault {
  return new ScimFault('uniqueness', `A user named ${name} already exists`);
}
