import type { BulkAnswer, NewUser, UserAnswer, UserChange } from '@casbah/contract/users';
import { mayChange, mayGive } from '@casbah/domain/access-profile';
import type { Permission } from '@casbah/domain/permission';
import { BULK_ACTIONS, type BulkAction } from '@casbah/domain/user-account';
import { listAccessProfiles, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
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
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Identity } from '../http/sessions.ts';
import { assertMayShowNames, assertMayTakeOver } from '../http/show-names.ts';
import type { Asked, UserReads } from './reads.ts';

export interface UsersParts {
  control: ControlStore;
  clock: () => number;
  reads: UserReads;
  /** Mails a link to choose a password: the first one, or another one. */
  invite: (tx: TenantTx, user: User) => Promise<void>;
  /** Opens an account that was locked; whether it was. As system. */
  unlock: (
    tx: SystemTx,
    account: { tenant: string; user: string; email: string; now: number },
  ) => Promise<boolean>;
}

/** Who asks, and what they leave in the audit trail. */
export interface By {
  who: Identity;
  actor: Actor;
}

type Named = { id?: string | undefined; email?: string | undefined };

/** How often an hour one address is unlocked, in whichever company: each time opens it to as many guesses again. */
const UNLOCKS_AN_HOUR = 3;

const PERMISSION_OF: Readonly<Record<BulkAction, Permission>> = {
  activate: 'account.activate',
  deactivate: 'account.activate',
  reset: 'account.modify',
};

/**
 * Rules of accounts. Nobody gives more than they hold, changes who may do more than they, or takes their own account away; the
 * last active sysadmin stays.
 */
export class UsersService {
  readonly #parts: UsersParts;

  constructor(parts: UsersParts) {
    this.#parts = parts;
  }

  /** Throws `USER_EMAIL_TAKEN`, `GRANTS_TOO_MUCH`, `USER_OUT_OF_REACH`, and `NOT_FOUND` for a profile that is none. */
  async add({ who, actor }: By, given: NewUser): Promise<UserAnswer> {
    const { control, clock, reads, invite } = this.#parts;
    const { tenant } = who;
    const { is_admin, access_profiles, ...fields } = given;
    const id = crypto.randomUUID();
    return control.inTenant(tenant, async (tx) => {
      await assertMayGive(tx, who, { is_admin, access_profiles });
      const author = { tenant, time: clock(), by: actor.user };
      const added = await addPeople(tx, [{ ...fields, id, source: 'console' }], author);
      if (added.size === 0) throw new ApiFailure('USER_EMAIL_TAKEN', { email: given.email });
      await this.#assertReached(tx, who, id);
      if (is_admin) await setAdmin(tx, Object.assign({ id, isAdmin: true }, author));
      if (access_profiles.length > 0)
        await setProfilesOf(tx, Object.assign({ user: id, profiles: access_profiles }, author));
      const user = await found(tx, id);
      if (fields.is_db_login_allowed) await invite(tx, user);
      const changes = changesBetween({}, { ...fields, email: user.email, is_admin, access_profiles });
      await writeAudit(tx, {
        ...entryBy(actor, author.time),
        object: id,
        details: { name: user.email },
        changes,
      });
      return reads.answer(tx, who, id);
    });
  }

  /** As `add`; also `USER_HOLDS_MORE`, `USER_OWN_ACCOUNT` for what nobody does to themselves, `USER_LAST_SYSADMIN`. */
  async change({ who, actor }: By, id: string, change: UserChange): Promise<UserAnswer> {
    const { control, clock, reads, invite } = this.#parts;
    const { tenant } = who;
    const { is_admin, access_profiles, ...fields } = change;
    const work = control.inTenant(tenant, async (tx) => {
      const user = await this.#changeable(tx, who, 'account.modify', { id });
      const before = { ...user, access_profiles: user.profiles.map((profile) => profile.id) };
      // People say what they are called; what they may do and how they come in is for others to say.
      if (user.id === who.user && changesAccess(before, change)) throw new ApiFailure('USER_OWN_ACCOUNT');
      if (change.is_active !== undefined && change.is_active !== user.is_active)
        await this.#changeable(tx, who, 'account.activate', { id });
      await assertMayGive(tx, who, {
        is_admin: is_admin === true && !user.is_admin,
        access_profiles: (access_profiles ?? []).filter((one) => !before.access_profiles.includes(one)),
      });
      if (change.email !== undefined && change.email.toLowerCase() !== user.email)
        await assertMayTakeOver(tx, actor, user);
      const author = { tenant, time: clock(), by: actor.user };
      await changePeople(tx, [{ ...fields, id }], author);
      await this.#assertReached(tx, who, id);
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
      // Whoever signed in by the old address or a password that is no longer, signs in again.
      const isNewAddress = after.email !== user.email;
      if (isNewAddress || (fields.is_db_login_allowed === false && user.is_db_login_allowed))
        await removeSessionsOf(tx, id);
      const now = { ...after, access_profiles: after.profiles.map((profile) => profile.id) };
      const changes = changesBetween(before, picked(now, Object.keys(change)));
      if (Object.keys(changes).length > 0)
        await writeAudit(tx, {
          ...entryBy(actor, author.time),
          object: id,
          details: { name: user.email },
          changes,
        });
      return reads.answer(tx, who, id);
    });
    return told(work, change.email);
  }

  /**
   * Does one thing to many people, leaving out those whom it does not concern. Throws `USER_ACTION_INVALID`,
   * `USERS_UNCHANGED` and `USERS_NOT_RESETTABLE` where nobody remains, and `USER_LAST_SYSADMIN`.
   */
  async bulk(
    { who, actor }: By,
    asked: string,
    ids: readonly string[],
  ): Promise<Omit<BulkAnswer, 'api_response'>> {
    const { control, clock, reads, invite } = this.#parts;
    const { tenant } = who;
    const action = BULK_ACTIONS.find((one) => one === asked);
    if (action === undefined) throw new ApiFailure('USER_ACTION_INVALID');
    const permission = PERMISSION_OF[action];
    const people = reads.askedBy(who, permission);
    if (people.reach !== 'everyone' && people.reach.length === 0) throw new ApiFailure('DENIED');
    const work = control.inTenant(tenant, async (tx) => {
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
      const time = clock();
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
      await writeAudit(tx, {
        ...entryBy(actor, time),
        ...objectOf(changed),
        details: { action, ...detailsOf(chosen) },
      });
      return { changed, skipped };
    });
    return told(work);
  }

  /** All of them or, where one may not be deleted, none. Answers how many. Their sessions and keys go with them. */
  async remove({ who, actor }: By, named: Named & { ids?: readonly string[] }): Promise<number> {
    const { control, clock, reads } = this.#parts;
    const { tenant } = who;
    const { ids = named.id === undefined ? [] : [named.id], email } = named;
    const work = control.inTenant(tenant, async (tx) => {
      const emails = email === undefined ? [] : [email];
      const users = await peopleNamed(tx, reads.askedBy(who, 'account.modify'), { ids, emails });
      if (users.length === 0) throw new ApiFailure('NOT_FOUND');
      if (users.some(({ id }) => id === who.user)) throw new ApiFailure('USER_OWN_ACCOUNT');
      for (const user of users) assertMayChange(who, user);
      const gone = await removePeople(tx, { tenant, ids: users.map(({ id }) => id) });
      await writeAudit(tx, {
        ...entryBy(actor, clock()),
        ...objectOf(gone.map(({ id }) => id)),
        details: detailsOf(gone),
      });
      return gone.length;
    });
    return told(work);
  }

  /** Deletes everybody who matches, who must be as many as expected: throws `CONFLICT` else, and what `remove` does. */
  async removeMatching(by: By, asked: Asked, expected: number): Promise<number> {
    const { control, reads } = this.#parts;
    const people = reads.askedBy(by.who, 'account.modify', asked);
    const ids = await control.inTenant(by.who.tenant, async (tx) => {
      if ((await countPeople(tx, people)) !== expected) throw new ApiFailure('CONFLICT');
      const page = { order: 'email', descending: false, limit: expected, offset: 0 } as const;
      return (await listPeople(tx, people, page)).people.map(({ id }) => id);
    });
    return this.remove(by, { ids });
  }

  /** Throws `USERS_UNCHANGED` where the account is not locked, and `TOO_MANY_REQUESTS`. */
  async unlock({ who, actor }: By, email: string): Promise<void> {
    const { control, clock, unlock } = this.#parts;
    const now = clock();
    const user = await control.inTenant(who.tenant, (tx) =>
      this.#changeable(tx, who, 'account.activate', { email }),
    );
    // As system: what is counted of attempts belongs to no tenant's rows.
    await control.asSystem(async (tx) => {
      if ((await countThisHour(tx, `unlock:${who.tenant}:${user.id}`, now)) > UNLOCKS_AN_HOUR)
        throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: 3600 });
      if (!(await unlock(tx, { tenant: who.tenant, user: user.id, email: user.email, now })))
        throw new ApiFailure('USERS_UNCHANGED');
      await writeAudit(tx, { ...entryBy(actor, now), object: user.id, details: { name: user.email } });
    });
  }

  /** Somebody whom the right reaches and who holds no more than who asks. */
  async #changeable(tx: TenantTx, who: Identity, permission: Permission, named: Named): Promise<User> {
    const user = await this.#parts.reads.one(tx, who, permission, named);
    assertMayChange(who, user);
    return user;
  }

  /** Somebody who was added or changed is still among those whom the right reaches: the transaction is undone else. */
  async #assertReached(tx: TenantTx, who: Identity, id: string): Promise<void> {
    const people = this.#parts.reads.askedBy(who, 'account.modify');
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

/** Nobody gives more than they hold. */
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

/** Whether a change is about how somebody comes in and what they may do then. */
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

/** Whom it was about: all of them, and a name to call them by. */
function detailsOf(people: readonly { email: string }[]) {
  const emails = people.map(({ email }) => email);
  const [first = ''] = emails;
  return {
    name: emails.length > 1 ? `${first} + ${emails.length - 1}` : first,
    count: emails.length,
    people: emails,
  };
}

/** What was changed, where it is one. */
function objectOf([first, ...others]: readonly string[]): { object?: string } {
  return first === undefined || others.length > 0 ? {} : { object: first };
}

async function found(tx: TenantTx, id: string): Promise<User> {
  const user = await findUser(tx, id);
  if (user === undefined) throw new ApiFailure('NOT_FOUND');
  return user;
}

/** What the store refuses, as it is told. */
async function told<Result>(work: Promise<Result>, email = ''): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LastSysadmin)
      throw new ApiFailure('USER_LAST_SYSADMIN', undefined, { cause: error });
    if (isDuplicate(error)) throw new ApiFailure('USER_EMAIL_TAKEN', { email }, { cause: error });
    throw error;
  }
}
