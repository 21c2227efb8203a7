import { randomUUID } from 'node:crypto';
import type { Group, GroupName, Member, MembersChanged, WholeGroup } from '@casbah/contract/groups';
import { GROUP_SEARCH_LIMIT, type GroupKind, isChangedHere, isGroupSearch } from '@casbah/domain/group';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addGroup,
  addMembers,
  changeGroup,
  findGroup,
  findGroupByName,
  type GroupPage,
  type ListedGroup,
  listGroups,
  listMembers,
  listParts,
  removeGroups,
  removeMembers,
  searchGroups,
  searchPeople,
  setParts,
} from '@casbah/stores/control/groups/groups';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findNamed } from '@casbah/stores/control/users/named-people';
import { type Actor, changesBetween } from '../http/actor.ts';
import { type ChangeContext, change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Reach } from '../http/reach.ts';
import { type AskedGroups, filterOf } from './filter.ts';
import { groupAnswer, groupNameAnswer } from './wire.ts';

/** Maximum people named in a history entry; the entry has the total. */
const MOST_TOLD = 50;
const MOST_UNKNOWN_TOLD = 100;

/** Sort fields of lists, by their API names. */
export const GROUP_ORDERS = {
  name: { sort: 'name', descending: false },
  '-name': { sort: 'name', descending: true },
  people: { sort: 'people', descending: false },
  '-people': { sort: 'people', descending: true },
  source: { sort: 'source', descending: false },
  '-source': { sort: 'source', descending: true },
  created_on: { sort: 'created_on', descending: false },
  '-created_on': { sort: 'created_on', descending: true },
  modified_on: { sort: 'modified_on', descending: false },
  '-modified_on': { sort: 'modified_on', descending: true },
} as const satisfies Record<string, Pick<GroupPage, 'sort' | 'descending'>>;

export interface Assigned {
  added_users: readonly string[];
  deleted_users: readonly string[];
}

interface GroupsParts {
  control: ControlStore;
  clock: () => number;
}

/** Group rules. */
export class GroupsService {
  readonly #parts: GroupsParts;

  constructor(parts: GroupsParts) {
    this.#parts = parts;
  }

  async list(
    tenant: string,
    asked: AskedGroups,
    page: GroupPage,
  ): Promise<{ groups: Group[]; total: number }> {
    const { groups, total } = await this.#parts.control.inTenant(tenant, (tx) =>
      listGroups(tx, filterOf(asked), page),
    );
    return { groups: groups.map(groupAnswer), total };
  }

  /** Throws `NOT_FOUND` for unknown groups, and groups of another kind. */
  async find(tenant: string, id: string, kind?: GroupKind): Promise<WholeGroup> {
    return this.#parts.control.inTenant(tenant, async (tx) => whole(tx, await existing(tx, id, kind)));
  }

  /** Searches groups to choose from; returns none for a text too short to search. */
  async search(
    tenant: string,
    { name, kind, limit }: { name: string; kind?: GroupKind | undefined; limit: number },
  ): Promise<GroupName[]> {
    if (!isGroupSearch(name)) return [];
    const found = await this.#parts.control.inTenant(tenant, (tx) =>
      searchGroups(tx, { text: name, kind, limit: Math.min(limit, GROUP_SEARCH_LIMIT) }),
    );
    return found.map(groupNameAnswer);
  }

  /** Visible people, and groups for callers who see everyone. */
  async searchPeopleAndGroups(
    tenant: string,
    reach: Reach,
    asked: { query: string; is_active?: boolean | undefined; is_admin?: boolean | undefined },
  ) {
    if (!isGroupSearch(asked.query)) return { users: [], groups: [] };
    const within = reach.people;
    const limit = GROUP_SEARCH_LIMIT;
    return this.#parts.control.inTenant(tenant, async (tx) => ({
      users: await searchPeople(tx, {
        text: asked.query,
        isActive: asked.is_active,
        isAdmin: asked.is_admin,
        within,
        limit,
      }),
      groups:
        within === 'everyone'
          ? (await searchGroups(tx, { text: asked.query, limit })).map(groupNameAnswer)
          : [],
    }));
  }

  async create(
    actor: Actor,
    given: { kind: GroupKind; name: string; description: string; parts?: readonly string[] | undefined },
  ): Promise<WholeGroup> {
    const { tenant, user } = actor;
    const id = randomUUID();
    await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const { name, description, kind } = given;
        await addGroup(tx, {
          id,
          tenant_id: tenant,
          name,
          description,
          kind,
          source: 'console' as const,
          created_on: time,
          created_by: user,
          modified_on: time,
          modified_by: user,
        });
        if (given.parts !== undefined) await placeParts(tx, tenant, { id, kind }, given.parts);
        record({ object: id, details: { name, kind } });
      },
      { ifDuplicate: nameTaken('group', given.name) },
    );
    return this.find(tenant, id);
  }

  async change(
    actor: Actor,
    id: string,
    asked: {
      name?: string | undefined;
      description?: string | undefined;
      parts?: readonly string[] | undefined;
    },
    kind?: GroupKind,
  ): Promise<WholeGroup> {
    const { tenant, user } = actor;
    await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const before = await existing(tx, id, kind);
        assertChangedHere(before);
        const { name, description, parts } = asked;
        const plain = {
          ...(name === undefined ? {} : { name }),
          ...(description === undefined ? {} : { description }),
        };
        await changeGroup(tx, id, { ...plain, modified_on: time, modified_by: user });
        const partsBefore = await namesOfParts(tx, id);
        if (parts !== undefined) await placeParts(tx, tenant, before, parts);
        const partsAfter = await namesOfParts(tx, id);
        record({
          object: id,
          details: { name: before.name },
          changes: changesBetween({ ...before, parts: partsBefore }, { ...plain, parts: partsAfter }),
        });
      },
      { ifDuplicate: nameTaken('group', asked.name ?? '') },
    );
    return this.find(tenant, id);
  }

  /** Deletes the groups that can be changed here, and keeps the others. */
  async remove(actor: Actor, ids: readonly string[]): Promise<{ deleted: number; kept: number }> {
    return change(this.#parts, actor, async (tx, { record }) => {
      const { groups } = await listGroups(
        tx,
        { kind: 'in', field: 'id', values: ids },
        { limit: ids.length, offset: 0, sort: 'name', descending: false },
      );
      const mine = groups.filter(({ source }) => isChangedHere(source));
      await removeGroups(
        tx,
        mine.map(({ id }) => id),
      );
      for (const { id, name, kind, people } of mine) record({ object: id, details: { name, kind, people } });
      return { deleted: mine.length, kept: groups.length - mine.length };
    });
  }

  /** Deletes one group. Throws `NOT_FOUND` and `GROUP_OF_DIRECTORY`. */
  async removeOne(actor: Actor, id: string, kind: GroupKind): Promise<void> {
    assertChangedHere(await this.find(actor.tenant, id, kind));
    await this.remove(actor, [id]);
  }

  async members(
    tenant: string,
    id: string,
    page: { text?: string | undefined; limit: number; offset: number },
  ): Promise<{ members: Member[]; total: number }> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      await existing(tx, id);
      return listMembers(tx, id, page);
    });
  }

  async assign(actor: Actor, id: string, given: Assigned): Promise<MembersChanged> {
    return change(this.#parts, actor, async (tx, { record }) =>
      assign(tx, record, await existing(tx, id), given),
    );
  }

  async assignByName(actor: Actor, name: string, given: Assigned): Promise<MembersChanged> {
    return change(this.#parts, actor, async (tx, { record }) => {
      const named =
        (await findGroupByName(tx, { kind: 'directory', name })) ??
        (await findGroupByName(tx, { kind: 'custom', name }));
      if (named === undefined) throw new ApiFailure('NOT_FOUND');
      return assign(tx, record, await existing(tx, named.id), given);
    });
  }
}

async function assign(
  tx: TenantTx,
  record: ChangeContext['record'],
  group: ListedGroup,
  given: Assigned,
): Promise<MembersChanged> {
  assertChangedHere(group);
  const { tenant } = tx;
  const [come, go] = [
    await findNamed(tx, tenant, given.added_users),
    await findNamed(tx, tenant, given.deleted_users),
  ];
  const removed = await removeMembers(tx, { tenant, group: group.id, users: go.ids });
  const added = await addMembers(tx, { tenant, group: group.id, users: come.ids });
  record({
    event: 'group.members_changed',
    object: group.id,
    details: {
      name: group.name,
      added,
      removed,
      ...(added === 0 ? {} : { added_people: come.emails.slice(0, MOST_TOLD) }),
      ...(removed === 0 ? {} : { removed_people: go.emails.slice(0, MOST_TOLD) }),
    },
  });
  return changedAnswer({ added, removed }, [...come.unknown, ...go.unknown]);
}

export function changedAnswer(
  counts: { added: number; removed: number },
  unknown: readonly string[],
): MembersChanged {
  return {
    api_response: 'success',
    ...counts,
    unknown: unknown.slice(0, MOST_UNKNOWN_TOLD),
    unknown_count: unknown.length,
  };
}

/** People named in a history entry. */
export const toldPeople = (emails: readonly string[]): readonly string[] => emails.slice(0, MOST_TOLD);

/** Throws for groups managed by a directory: the next sync would undo a change made here. */
export function assertChangedHere({ name, source }: Pick<ListedGroup, 'name' | 'source'>): void {
  if (!isChangedHere(source)) throw new ApiFailure('GROUP_OF_DIRECTORY', { name });
}

async function existing(tx: TenantTx, id: string, kind?: GroupKind): Promise<ListedGroup> {
  const found = await findGroup(tx, id);
  if (found === undefined || (kind !== undefined && found.kind !== kind)) throw new ApiFailure('NOT_FOUND');
  return found;
}

async function whole(tx: TenantTx, group: ListedGroup): Promise<WholeGroup> {
  return { ...groupAnswer(group), part_groups: (await listParts(tx, group.id)).map(groupNameAnswer) };
}

const namesOfParts = async (tx: TenantTx, id: string): Promise<string[]> =>
  (await listParts(tx, id)).map(({ name }) => name);

async function placeParts(
  tx: TenantTx,
  tenant: string,
  { id, kind }: { id: string; kind: GroupKind },
  parts: readonly string[],
): Promise<void> {
  if (kind !== 'custom' && parts.length > 0) throw unusable('parts', 'problem.parts_of_custom');
  await setParts(tx, { tenant, group: id, parts });
}
