import type { UserAnswer } from '@casbah/contract/users';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import type { Role } from '@casbah/domain/permission';
import type { Lockout } from '@casbah/stores/control/session/lockouts';
import type { PersonRow } from '@casbah/stores/control/users/people-list';
import type { User } from '@casbah/stores/control/users/users';
import { addressOf } from '../controls/proxy.ts';

export function roleOf({ is_admin, has_profile }: Pick<PersonRow, 'is_admin' | 'has_profile'>): Role {
  if (is_admin) return 'sysadmin';
  return has_profile ? 'admin' : 'enduser';
}

export function userAnswer(row: PersonRow): UserAnswer {
  const { has_profile, last_sign_in, created_on, ...rest } = row;
  return {
    ...rest,
    role: roleOf(row),
    last_sign_in: isoTimeOrNull(last_sign_in),
    created_on: isoTime(created_on),
    resource_uri: addressOf('users', row.id),
  };
}

/** A complete account, as in lists. */
export function rowOf(user: User, isLocked: boolean): PersonRow {
  const { id, email, name, first_name, last_name, cell_phone, department, title } = user;
  const { is_active, is_admin, is_db_login_allowed, source, last_sign_in, created_on } = user;
  return {
    id,
    email,
    name,
    first_name,
    last_name,
    cell_phone,
    department,
    title,
    is_active,
    is_admin,
    is_db_login_allowed,
    source,
    last_sign_in,
    created_on,
    has_profile: user.profiles.length > 0,
    is_locked: isLocked,
  };
}

const lockAnswer = ({ lock_time, unlock_time }: Lockout) => ({
  lock_time: isoTime(lock_time),
  unlock_time: isoTimeOrNull(unlock_time),
});

/** Locks of one person: the account's own, and the addresses'. */
export function locksAnswer(locks: readonly Lockout[]) {
  const own = locks.find(({ address }) => address === '');
  return {
    lockout_time: own === undefined ? null : lockAnswer(own),
    lockout_ips: locks
      .filter(({ address }) => address !== '')
      .map((one) => ({ address: one.address, ...lockAnswer(one) })),
  };
}
