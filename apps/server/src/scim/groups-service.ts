import { randomUUID } from 'node:crypto';
import {
  existingPeople,
  findDirectoryGroup,
  listDirectoryGroups,
  membersOfGroups,
} from '@casbah/stores/control/directory/directory-groups';
import { holdDirectory } from '@casbah/stores/control/directory/directory-people';
import {
  addGroup,
  addMembers,
  changeGroup,
  removeGroups,
  removeMembers,
  setMembers,
} from '@casbah/stores/control/groups/groups';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { ScimFault } from '../http/scim-fault.ts';
import { groupConditionOf } from './conditions.ts';
import type { ScimObject } from './evaluate.ts';
import { type GroupChange, groupChangeOf, groupOf, type MemberStep } from './group-change.ts';
import type { PatchOperation } from './patch.ts';
import { type Asked, isShown, shownOf } from './shown.ts';
import { GROUP_SCHEMA, LIST_MESSAGE } from './urns.ts';
import { metaOf } from './user.ts';
import { type Provisioner, pageOf, type ScimParts, type ScimQuery } from './users-service.ts';

/** Maximum members per response. */
const MOST_MEMBERS_SHOWN = 50_000;

type Group = NonNullable<Awaited<ReturnType<typeof findDirectoryGroup>>>;

/** Directory groups, provisioned by SCIM. Custom groups are created in Casbah and not visible here. */
export class ScimGroups {
  readonly #parts: ScimParts;

  constructor(parts: ScimParts) {
    this.#parts = parts;
  }

  async list(tenant: string, query: ScimQuery, origin: string): Promise<ScimObject> {
    const condition = groupConditionOf(query.filter);
    const { offset, limit } = pageOf(query);
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const { groups, total } = await listDirectoryGroups(tx, tenant, condition, { offset, limit });
      const members = isShown('members', query) ? await membersOf(tx, tenant, groups) : undefined;
      return {
        schemas: [LIST_MESSAGE],
        totalResults: total,
        startIndex: offset + 1,
        itemsPerPage: groups.length,
        Resources: groups.map((group) => shownOf(resourceOf(group, origin, members), query)),
      };
    });
  }

  async one(tenant: string, id: string, asked: Asked, origin: string): Promise<ScimObject> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const group = await existing(tx, tenant, id);
      const members = isShown('members', asked) ? await membersOf(tx, tenant, [group]) : undefined;
      return shownOf(resourceOf(group, origin, members), asked);
    });
  }

  async add(actor: Provisioner, resource: ScimObject, origin: string): Promise<ScimObject> {
    const { name, external_id, members = [] } = groupOf(resource);
    const { tenant, user } = actor;
    const id = randomUUID();
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        await holdDirectory(tx, tenant);
        await addGroup(tx, {
          id,
          tenant_id: tenant,
          name,
          description: '',
          kind: 'directory',
          source: 'scim',
          external_id,
          created_on: time,
          created_by: user,
          modified_on: time,
          modified_by: user,
        });
        const counts = await doSteps(tx, tenant, id, [{ kind: 'add', users: members }]);
        record({ event: 'scim_group.created', object: id, details: { name, ...counts } });
        const group = await existing(tx, tenant, id);
        return resourceOf(group, origin, await membersOf(tx, tenant, [group]));
      },
      { ifDuplicate: taken(name) },
    );
  }

  async replace(actor: Provisioner, id: string, resource: ScimObject, origin: string): Promise<ScimObject> {
    const { name, external_id, members = [] } = groupOf(resource);
    return this.#change(actor, id, { name, external_id, steps: [{ kind: 'set', users: members }] }, origin);
  }

  async patch(
    actor: Provisioner,
    id: string,
    operations: readonly PatchOperation[],
    origin: string,
  ): Promise<ScimObject> {
    return this.#change(actor, id, groupChangeOf(operations), origin);
  }

  async remove(actor: Provisioner, id: string): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      const { name } = await existing(tx, tenant, id);
      await removeGroups(tx, [id]);
      record({ event: 'scim_group.deleted', object: id, details: { name } });
    });
  }

  async #change(actor: Provisioner, id: string, asked: GroupChange, origin: string): Promise<ScimObject> {
    const { tenant, user } = actor;
    const { steps, ...fields } = asked;
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        await holdDirectory(tx, tenant);
        const before = await existing(tx, tenant, id);
        const changes = changesBetween({ ...before }, fields);
        if (Object.keys(changes).length > 0)
          await changeGroup(tx, id, { ...fields, modified_on: time, modified_by: user });
        const counts = await doSteps(tx, tenant, id, steps);
        const isOther = Object.keys(changes).length > 0 || counts.added + counts.removed > 0;
        if (isOther)
          record({ object: id, details: { name: fields.name ?? before.name, ...counts }, changes });
        const group = await existing(tx, tenant, id);
        return resourceOf(group, origin, await membersOf(tx, tenant, [group]));
      },
      { ifDuplicate: taken(fields.name ?? '') },
    );
  }
}

/** Applies the member operations in order. Throws `invalidValue` for an unknown person. */
async function doSteps(
  tx: TenantTx,
  tenant: string,
  group: string,
  steps: readonly MemberStep[],
): Promise<{ added: number; removed: number }> {
  let [added, removed] = [0, 0];
  for (const { kind, users } of steps) {
    if (kind === 'remove') {
      removed += await removeMembers(tx, { tenant, group, users });
      continue;
    }
    const there = await existingPeople(tx, { tenant, ids: users });
    const missing = users.find((user) => !there.has(user));
    if (missing !== undefined) throw new ScimFault('invalidValue', `Unknown user ${missing.slice(0, 100)}`);
    if (kind === 'add') added += await addMembers(tx, { tenant, group, users });
    else {
      const done = await setMembers(tx, { tenant, group, users });
      added += done.added;
      removed += done.removed;
    }
  }
  return { added, removed };
}

const taken = (name: string) => (): ScimFault =>
  new ScimFault('uniqueness', `A directory group named ${name} already exists`);

async function existing(tx: TenantTx, tenant: string, id: string): Promise<Group> {
  const group = await findDirectoryGroup(tx, { tenant, id });
  if (group === undefined) throw new ApiFailure('NOT_FOUND');
  return group;
}

async function membersOf(
  tx: TenantTx,
  tenant: string,
  groups: readonly Group[],
): Promise<Map<string, { id: string; name: string }[]>> {
  const found = await membersOfGroups(tx, tenant, {
    groups: groups.map(({ id }) => id),
    limit: MOST_MEMBERS_SHOWN + 1,
  });
  const count = [...found.values()].reduce((sum, members) => sum + members.length, 0);
  if (count > MOST_MEMBERS_SHOWN)
    throw new ScimFault(
      'tooMany',
      'The groups have too many members for one response: use excludedAttributes=members',
    );
  return found;
}

function resourceOf(
  group: Group,
  origin: string,
  members: ReadonlyMap<string, readonly { id: string; name: string }[]> | undefined,
): ScimObject {
  return {
    schemas: [GROUP_SCHEMA],
    id: group.id,
    ...(group.external_id === null ? {} : { externalId: group.external_id }),
    displayName: group.name,
    ...(members === undefined
      ? {}
      : {
          members: (members.get(group.id) ?? []).map(({ id, name }) => ({
            value: id,
            display: name,
            type: 'User',
            $ref: `${origin}/scim/v2/Users/${id}`,
          })),
        }),
    meta: metaOf('Group', group, `${origin}/scim/v2/Groups/${group.id}`),
  };
}
