import type { BulkAnswer, NewUser, UserAnswer, UserChange } from '@casbah/contract/users';
import { mayChange, mayGive } from '@casbah/domain/access-profile';
import type { Permission } from '@casbah/domain/permission';
import { BULK_ACTIONS, type BulkAction } from '@casbah/domain/user-account';
import { listAccessProfiles, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { countThisHour } from '@casbah/stores/control/mail/hourly-counts';
import { removeSessionsOf } from '@casbah/stores/control/session/sessions';
import type { SystemTx, TenantTx } from '@casbah/stores/control/transaction';
import { recordHands } from '@casbah/stores/control/users/account-hands';
import {
  addPeople,
  changePeople,
  demandPasswords,
  LastSysadmin,
  removePeople,
  setAdmin,
} from '@casbah/stores/control/users/people';
import { countPeople, listPeople, peopleNamed } from '@casbah/stores/control/users/people-list';
import { findUser, type User } from '@casbah/stores/control/users/users';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, changeAsSystem } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import { assertMayShowNames, assertMayTakeOver } from '../http/show-names.ts';
import type { Asked, Caller, UserReads } from './reads.ts';

export interface UsersParts {
  control: ControlStore;
  clock: () => number;
  reads: UserReads;
  /** Emails a link to choose a password, the first or a new one. */
  invite: (tx: TenantTx, user: User) => Promise<void>;
  /** Unlocks an account; returns whether it was locked. As system. */
  unlock: (
    tx: SystemTx,
    account: { tenant: string; user: string; email: string; now: number },
  ) => Promise<boolean>;
}

/** The caller, and what the audit trail records about them. */
export interface By extends Caller {
  actor: Actor;
}

type Named = { id?: string | undefined; email?: string | undefined };

/** Unlocks per hour of one email, in any company: each allows as many guesses again. */
const UNLOCKS_AN_HOUR = 3;

const PERMISSION_OF: Readonly<Record<BulkAction, Permission>> = {
  activate: 'account.activate',
  deactivate: 'account.activate',
  reset: 'account.modify',
};

/**
 * Account rules. No one grants more than they have, changes people with more permissions, or deletes their
 * own account; the last active sysadmin stays.
 */
export class UsersService {
  readonly #parts: UsersParts;

  constructor(parts: UsersParts) {
    this.#parts = parts;
  }

  /** Throws `USER_EMAIL_TAKEN`, `GRANTS_TOO_MUCH`, `USER_OUT_OF_REACH`, and `NOT_FOUND` for an unknown profile. */
  async add(by: By, given: NewUser): Promise<UserAnswer> {
    const { who, actor } = by;
    const { reads, invite } = this.#parts;
    const { tenant } = who;
    const { is_admin, access_profiles, ...fields } = given;
    const id = crypto.randomUUID();
    return change(this.#parts, actor, async (tx, { time, record }) => {
      await assertMayGive(tx, who, { is_admin, access_profiles });
      const author = { tenant, time, by: actor.user };
      const added = await addPeople(tx, [{ ...fields, id, source: 'console' }], author);
      if (added.size === 0) throw new ApiFailure('USER_EMAIL_TAKEN', { email: given.email });
      await this.#assertReached(tx, by, id);
      if (is_admin) await setAdmin(tx, Object.assign({ id, isAdmin: true }, author));
      if (access_profiles.length > 0)
        await setProfilesOf(tx, Object.assign({ user: id, profiles: access_profiles }, author));
      const user = await found(tx, id);
      if (fields.is_db_login_allowed) await invite(tx, user);
      const changes = changesBetween({}, { ...fields, email: user.email, is_admin, access_profiles });
      record({ event: 'user.created', object: id, details: { name: user.email }, changes });
      return reads.answer(tx, who, id);
    });
  }

  /**
   * Like `add`; also throws `USER_HOLDS_MORE`, `USER_OWN_ACCOUNT` for actions on oneself,
   * `USER_LAST_SYSADMIN`.
   */
  async change(by: By, id: string, asked: UserChange): Promise<UserAnswer> {
    const { who, actor, reach } = by;
    const { reads, invite } = this.#parts;
    const { tenant } = who;
    const { is_admin, access_profiles, ...fields } = asked;
    const work = change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const user = await this.#changeable(tx, by, { id });
        const before = { ...user, access_profiles: user.profiles.map((profile) => profile.id) };
        // People may change their own name, but not their permissions or how they sign in.
        if (user.id === who.user && changesAccess(before, asked)) throw new ApiFailure('USER_OWN_ACCOUNT');
        if (asked.is_active !== undefined && asked.is_active !== user.is_active)
          await this.#changeable(tx, { who, reach: reach.by('account.activate') }, { id });
        await assertMayGive(tx, who, {
          is_admin: is_admin === true && !user.is_admin,
          access_profiles: (access_profiles ?? []).filter((one) => !before.access_profiles.includes(one)),
        });
        if (asked.email !== undefined && asked.email.toLowerCase() !== user.email)
          await assertMayTakeOver(tx, actor, user);
        const author = { tenant, time, by: actor.user };
        await changePeople(tx, [{ ...fields, id }], author);
        await this.#assertReached(tx, by, id);
        if (is_admin !== undefined && is_admin !== user.is_admin)
          await setAdmin(tx, Object.assign({ id, isAdmin: is_admin }, author));
        if (access_profiles !== undefined)
          await setProfilesOf(tx, Object.assign({ user: id, profiles: access_profiles }, author));
        const after = await found(tx, id);
        const mayHavePassword = fields.is_db_login_allowed === true && !user.is_db_login_allowed;
        if (mayHavePassword) {
          await recordHands(tx, { tenant, users: [id], kind: 'password', by: actor.user, time: author.time });
          await invite(tx, after);
        }
        // Ends sessions opened with the old address or with a password that no longer works.
        const isNewAddress = after.email !== user.email;
        if (isNewAddress || (fields.is_db_login_allowed === false && user.is_db_login_allowed))
          await removeSessionsOf(tx, id);
        const now = { ...after, access_profiles: after.profiles.map((profile) => profile.id) };
        const changes = changesBetween(before, picked(now, Object.keys(asked)));
        if (Object.keys(changes).length > 0)
          record({ event: 'user.changed', object: id, details: { name: user.email }, changes });
        return reads.answer(tx, who, id);
      },
      {
        ifDuplicate: (cause) => new ApiFailure('USER_EMAIL_TAKEN', { email: asked.email ?? '' }, { cause }),
      },
    );
    return told(work);
  }

  /**
   * Applies one action to many people, skipping those it doesn't apply to. Throws `USER_ACTION_INVALID`,
   * `USERS_UNCHANGED` and `USERS_NOT_RESETTABLE` if no one remains, and `USER_LAST_SYSADMIN`.
   */
  async bulk(
    { who, actor, reach }: By,
    asked: string,
    ids: readonly string[],
  ): Promise<Omit<BulkAnswer, 'api_response'>> {
    const { reads, invite } = this.#parts;
    const { tenant } = who;
    const action = BULK_ACTIONS.find((one) => one === asked);
    if (action === undefined) throw new ApiFailure('USER_ACTION_INVALID');
    const people = reads.askedBy({ who, reach: reach.by(PERMISSION_OF[action]) });
    if (people.reach !== 'everyone' && people.reach.length === 0) throw new ApiFailure('DENIED');
    const work = change(this.#parts, actor, async (tx, { time, record }) => {
      const users = await peopleNamed(tx, people, { ids });
      const skipped: BulkAnswer['skipped'] = [];
      const chosen = users.filter((user) => {
        const reason = reasonToSkip(action, user, who);
        if (reason !== undefined) skipped.push({ id: user.id, reason });
        return reason === undefined;
      });
      if (chosen.length === 0)
        throw new ApiFailure(action === 'reset' ? 'USERS_NOT_RESETTABLE' : 'USERS_UNCHANGED');
      const changed = chosen.map(({ id }) => id);
      if (action === 'reset') {
        await demandPasswords(tx, { tenant, ids: changed, time, by: actor.user });
        for (const user of chosen) await invite(tx, user);
      } else {
        const is_active = action === 'activate';
        await changePeople(
          tx,
          changed.map((id) => ({ id, is_active })),
          { tenant, time, by: actor.user },
        );
      }
      record({ ...objectOf(changed), details: { action, ...detailsOf(chosen) } });
      return { changed, skipped };
    });
    return told(work);
  }

  /** Deletes all or none, with their sessions and keys. Returns the number deleted. */
  async remove(by: By, named: Named & { ids?: readonly string[] }): Promise<number> {
    const { who, actor } = by;
    const { reads } = this.#parts;
    const { tenant } = who;
    const { ids = named.id === undefined ? [] : [named.id], email } = named;
    const work = change(this.#parts, actor, async (tx, { record }) => {
      const emails = email === undefined ? [] : [email];
      const users = await peopleNamed(tx, reads.askedBy(by), { ids, emails });
      if (users.length === 0) throw new ApiFailure('NOT_FOUND');
      if (users.some(({ id }) => id === who.user)) throw new ApiFailure('USER_OWN_ACCOUNT');
      for (const user of users) assertMayChange(who, user);
      const gone = await removePeople(tx, { tenant, ids: users.map(({ id }) => id) });
      record({ ...objectOf(gone.map(({ id }) => id)), details: detailsOf(gone) });
      return gone.length;
    });
    return told(work);
  }

  /**
   * Deletes all matching people. Throws `CONFLICT` unless their number is the expected one, and the errors of
   * `remove`.
   */
  async removeMatching(by: By, asked: Asked, expected: number): Promise<number> {
    const { control, reads } = this.#parts;
    const people = reads.askedBy(by, asked);
    const ids = await control.inTenant(by.who.tenant, async (tx) => {
      if ((await countPeople(tx, people)) !== expected) throw new ApiFailure('CONFLICT');
      const page = { order: 'email', descending: false, limit: expected, offset: 0 } as const;
      return (await listPeople(tx, people, page)).people.map(({ id }) => id);
    });
    return this.remove(by, { ids });
  }

  /** Throws `USERS_UNCHANGED` if the account isn't locked, and `TOO_MANY_REQUESTS`. */
  async unlock(by: By, email: string): Promise<void> {
    const { who, actor } = by;
    const { control, unlock } = this.#parts;
    const user = await control.inTenant(who.tenant, (tx) => this.#changeable(tx, by, { email }));
    // As system: counts of attempts belong to no tenant.
    await changeAsSystem(this.#parts, async (tx, { time: now, record }) => {
      if ((await countThisHour(tx, `unlock:${who.tenant}:${user.id}`, now)) > UNLOCKS_AN_HOUR)
        throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: 3600 });
      if (!(await unlock(tx, { tenant: who.tenant, user: user.id, email: user.email, now })))
        throw new ApiFailure('USERS_UNCHANGED');
      record({ event: 'user.unlocked', object: user.id, details: { name: user.email } }, actor);
    });
  }

  /** A person in the caller's scope who has no more permissions than the caller. */
  async #changeable(tx: TenantTx, caller: Caller, named: Named): Promise<User> {
    const user = await this.#parts.reads.one(tx, caller, named);
    assertMayChange(caller.who, user);
    return user;
  }

  /** Throws, which rolls back, unless the added or changed person is still in the caller's scope. */
  async #assertReached(tx: TenantTx, caller: Caller, id: string): Promise<void> {
    const people = this.#parts.reads.askedBy(caller);
    if ((await peopleNamed(tx, people, { ids: [id] })).length === 0)
      throw new ApiFailure('USER_OUT_OF_REACH');
  }
}

export function assertMayChange(who: Identity, user: User): void {
  if (!mayChange(who.rights, user)) throw new ApiFailure('USER_HOLDS_MORE', { email: user.email });
}

function reasonToSkip(
  action: BulkAction,
  user: User,
  who: Identity,
): BulkAnswer['skipped'][number]['reason'] | undefined {
  if (user.id === who.user) return 'self';
  if (!mayChange(who.rights, user)) return 'holds_more';
  switch (action) {
    case 'activate':
      return user.is_active ? 'unchanged' : undefined;
    case 'deactivate':
      return user.is_active ? undefined : 'unchanged';
    case 'reset':
      if (!user.is_db_login_allowed) return 'no_password_login';
      return user.is_active ? undefined : 'inactive';
  }
}

/** Callers can't grant more permissions than they have. */
async function assertMayGive(
  tx: TenantTx,
  { rights, tenant, user }: Identity,
  given: { is_admin: boolean; access_profiles: readonly string[] },
): Promise<void> {
  if (given.is_admin && rights.role !== 'sysadmin')
    throw new ApiFailure('GRANTS_TOO_MUCH', { profile: 'sysadmin' });
  if (given.access_profiles.length === 0) return;
  const profiles = await listAccessProfiles(tx);
  for (const id of given.access_profiles) {
    const profile = profiles.find((one) => one.id === id);
    if (profile === undefined) throw new ApiFailure('NOT_FOUND');
    if (!mayGive(rights, profile)) throw new ApiFailure('GRANTS_TOO_MUCH', { profile: profile.name });
    await assertMayShowNames(tx, { tenant, user }, [profile]);
  }
}

/** Whether a change affects how a person signs in or what they may do. */
function changesAccess(
  before: Pick<User, 'email' | 'is_active' | 'is_admin' | 'is_db_login_allowed'> & {
    access_profiles: readonly string[];
  },
  { email, is_active, is_admin, is_db_login_allowed, access_profiles }: UserChange,
): boolean {
  const asked = { email: email?.toLowerCase(), is_active, is_admin, is_db_login_allowed, access_profiles };
  const changes = changesBetween(
    before,
    Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
  );
  return Object.keys(changes).length > 0;
}

function picked(of: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, of[name]]));
}

/** History details: the people concerned, and a name for all of them. */
function detailsOf(people: readonly { email: string }[]) {
  const emails = people.map(({ email }) => email);
  const [first = ''] = emails;
  return {
    name: emails.length > 1 ? `${first} + ${emails.length - 1}` : first,
    count: emails.length,
    people: emails,
  };
}

/** History object: the account, if there is only one. */
function objectOf([first, ...others]: readonly string[]): { object?: string } {
  return first === undefined || others.length > 0 ? {} : { object: first };
}

async function found(tx: TenantTx, id: string): Promise<User> {
  const user = await findUser(tx, id);
  if (user === undefined) throw new ApiFailure('NOT_FOUND');
  return user;
}

/** Converts the store's refusal to lose the last sysadmin into an error. */
async function told<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LastSysadmin)
      throw new ApiFailure('USER_LAST_SYSADMIN', undefined, { cause: error });
    throw error;
  }
}
