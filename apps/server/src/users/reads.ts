import type { LockedUser, UserAnswer, UserDetails, UserFilters } from '@casbah/contract/users';
import { mayChange } from '@casbah/domain/access-profile';
import { filterOfChoices } from '@casbah/domain/filter/choices';
import type { Filter } from '@casbah/domain/filter/expression';
import { isoTimeOrNull } from '@casbah/domain/iso-time';
import { PEOPLE_FIELDS, type PeopleField } from '@casbah/domain/people-fields';
import {
  isLockedOut,
  isUserSearch,
  USER_IDS_MAXIMUM,
  USER_ORDERS,
  type UserOrder,
} from '@casbah/domain/user-account';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { groupsOfUser, searchGroups } from '@casbah/stores/control/groups/groups';
import { unitsOfUser } from '@casbah/stores/control/groups/org-units';
import { lockedNow, lockoutsOf } from '@casbah/stores/control/session/lockouts';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findNamed } from '@casbah/stores/control/users/named-people';
import {
  countFacets,
  type Facets,
  listPeople,
  type PeopleAsked,
  peopleNamed,
} from '@casbah/stores/control/users/people-list';
import { findUser, type User } from '@casbah/stores/control/users/users';
import { ApiFailure } from '../http/failure.ts';
import { readFilter } from '../http/filter.ts';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';
import { locksAnswer, rowOf, userAnswer } from './wire.ts';

/** The caller, and the people in the scope of the call's permission. */
export interface Caller {
  who: Identity;
  reach: Reach;
}

/** The people a request selects, in addition to the limits of the caller's scope. */
export interface Asked {
  query?: string | undefined;
  filters?: UserFilters | undefined;
  filter?: string | undefined;
}

/** Maximum values of one facet. */
const FACET_VALUES = 50;
/** Maximum groups to choose from. */
const GROUPS = 100;
/** Maximum locked people per response. */
const LOCKED = 500;

/** Queries for people, limited to the caller's scope. */
export class UserReads {
  readonly #control: ControlStore;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; clock: () => number }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
  }

  askedBy({ who, reach }: Caller, asked: Asked = {}): PeopleAsked {
    return { tenant: who.tenant, reach: reach.people, now: this.#clock(), filter: filterOf(asked) };
  }

  async list(
    caller: Caller,
    asked: Asked,
    page: { limit: number; offset: number; order_by: string },
  ): Promise<{ users: UserAnswer[]; total: number }> {
    const found = await this.#control.inTenant(caller.who.tenant, (tx) =>
      listPeople(tx, this.askedBy(caller, asked), { ...page, ...orderOf(page.order_by) }),
    );
    return { users: found.people.map(userAnswer), total: found.total };
  }

  facets(caller: Caller, asked: Asked): Promise<Facets> {
    return this.#control.inTenant(caller.who.tenant, (tx) =>
      countFacets(tx, this.askedBy(caller, asked), FACET_VALUES),
    );
  }

  /** Throws `NOT_FOUND` for everyone out of scope, whether or not they exist. */
  find(caller: Caller, named: { id?: string | undefined; email?: string | undefined }): Promise<UserDetails> {
    return this.#control.inTenant(caller.who.tenant, async (tx) => {
      const user = await this.one(tx, caller, named);
      return this.#details(tx, caller.who, user);
    });
  }

  async one(
    tx: TenantTx,
    caller: Caller,
    { id, email }: { id?: string | undefined; email?: string | undefined },
  ): Promise<User> {
    const named = { ids: id === undefined ? [] : [id], emails: email === undefined ? [] : [email] };
    const [user] = await peopleNamed(tx, this.askedBy(caller), named);
    if (user === undefined) throw new ApiFailure('NOT_FOUND');
    return user;
  }

  async answer(tx: TenantTx, who: Identity, id: string): Promise<UserAnswer> {
    const user = await findUser(tx, id);
    if (user === undefined || user.tenant_id !== who.tenant) throw new ApiFailure('NOT_FOUND');
    const locks = await lockoutsOf(tx, { tenant: who.tenant, users: [id] });
    return userAnswer(rowOf(user, this.#isLocked(locks)));
  }

  #isLocked(locks: Awaited<ReturnType<typeof lockoutsOf>>): boolean {
    return locks.some((lock) => lock.address === '' && isLockedOut(lock, this.#clock()));
  }

  async #details(tx: TenantTx, who: Identity, user: User): Promise<UserDetails> {
    const { id, attributes, external_id, needs_second_factor, must_change_password } = user;
    const locks = await lockoutsOf(tx, { tenant: who.tenant, users: [id] });
    const groups = await groupsOfUser(tx, id);
    const units = await unitsOfUser(tx, id);
    const changed = user.modified_by === null ? undefined : await findUser(tx, user.modified_by);
    return {
      ...userAnswer(rowOf(user, this.#isLocked(locks))),
      external_id,
      needs_second_factor,
      must_change_password,
      ...locksAnswer(locks),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : [...value],
        ]),
      ),
      access_profiles: user.profiles.map((profile) => ({ id: profile.id, name: profile.name })),
      groups: groups.map((group) => ({ id: group.id, name: group.name })),
      org_units: units.map((unit) => ({ id: unit.id, name: unit.fqn })),
      has_password: user.password_hash !== null,
      modified_on: isoTimeOrNull(user.modified_on),
      modified_by: changed?.email ?? user.modified_by,
      can_change: mayChange(who.rights, user),
    };
  }

  /** Groups to choose from, or those of a person. Only for callers who see everyone. */
  async groups(tenant: string, { query, email }: { query: string; email?: string | undefined }) {
    const groups = await this.#control.inTenant(tenant, async (tx) => {
      if (email === undefined) return searchGroups(tx, { text: query, kind: 'directory', limit: GROUPS });
      const [user] = (await findNamed(tx, tenant, [email])).ids;
      if (user === undefined) throw new ApiFailure('NOT_FOUND');
      return groupsOfUser(tx, user);
    });
    return groups.map(({ id, name }) => ({ id, name }));
  }

  /** One page of people from an offset, and the next offset. */
  async all(caller: Caller, offset: number): Promise<{ users: UserAnswer[]; next: number | null }> {
    const page = { limit: USER_IDS_MAXIMUM, offset, order_by: 'first_name' };
    const { users, total } = await this.list(caller, {}, page);
    const end = offset + users.length;
    return { users, next: users.length > 0 && end < total ? end : null };
  }

  /** A page of people whose name or email contains the words. */
  async search(
    caller: Caller,
    { query, loaded, limit }: { query: string; loaded: number; limit: number },
  ): Promise<{ users: UserAnswer[]; total: number }> {
    return this.list(caller, { query }, { limit, offset: loaded, order_by: 'first_name' });
  }

  async resolve(caller: Caller, ids: readonly string[]) {
    const users = await this.#control.inTenant(caller.who.tenant, (tx) =>
      peopleNamed(tx, this.askedBy(caller), { ids }),
    );
    return users.map(({ id, name, email }) => ({ id, name, email }));
  }

  async locked(caller: Caller): Promise<LockedUser[]> {
    const { tenant } = caller.who;
    return this.#control.inTenant(tenant, async (tx) => {
      const ids = await lockedNow(tx, { tenant, now: this.#clock(), most: LOCKED });
      const users = await peopleNamed(tx, this.askedBy(caller), { ids });
      const locks = await lockoutsOf(tx, { tenant, users: users.map(({ id }) => id) });
      const place = (id: string) => ids.indexOf(id);
      return users
        .toSorted((a, b) => place(a.id) - place(b.id))
        .map(({ id, email, name }) => ({
          id,
          email,
          name,
          ...locksAnswer(locks.filter(({ user_id }) => user_id === id)),
        }));
    });
  }
}

/** Combines a request's search words, choices and filter. Throws `FILTER_INVALID`. */
function filterOf({ query = '', filters = {}, filter }: Asked): Filter<PeopleField> {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return {
    kind: 'and',
    parts: [
      readFilter(filter, PEOPLE_FIELDS),
      filterOfChoices(filters, PEOPLE_FIELDS),
      ...words.map(
        (value): Filter<PeopleField> => ({ kind: 'text', field: 'text', operator: 'contains', value }),
      ),
    ],
  };
}

/** Throws `FILTER_INVALID` before the response begins: an error in a stream is a broken download. */
export function assertPeopleFilter(text: string | undefined): void {
  readFilter(text, PEOPLE_FIELDS);
}

/** Throws `USER_SEARCH_INVALID` for too short texts; without text, everyone matches. */
export function assertSearch<Query extends string | undefined>(query: Query): Query {
  if (query !== undefined && query !== '' && !isUserSearch(query))
    throw new ApiFailure('USER_SEARCH_INVALID');
  return query;
}

/** Descending with `-` in front. */
export function orderOf(order_by: string): { order: UserOrder; descending: boolean } {
  const descending = order_by.startsWith('-');
  const name = descending ? order_by.slice(1) : order_by;
  return { descending, order: USER_ORDERS.find((order) => order === name) ?? 'first_name' };
}
