import type { AccessProfile } from '@casbah/domain/access-profile';
import { settingsOf } from '@casbah/domain/tenant-config';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findUser, type User } from '@casbah/stores/control/users/users';
import type { Actor } from './actor.ts';
import { ApiFailure } from './failure.ts';

/**
 * With anonymization, only people who see names can create or assign profiles that show them: otherwise one
 * person could bypass the two-person rule. Throws `GRANTS_TOO_MUCH`.
 */
export async function assertMayShowNames(
  tx: TenantTx,
  actor: Pick<Actor, 'tenant' | 'user'>,
  profiles: readonly Pick<AccessProfile, 'name' | 'information_level'>[],
): Promise<void> {
  const shown = profiles.find(showsNames);
  if (shown !== undefined && !(await mayShowNames(tx, actor)))
    throw new ApiFailure('GRANTS_TOO_MUCH', { profile: shown.name });
}

/**
 * Choosing the password or email of an account gives access to its profiles, so the same rule applies. Throws
 * `USER_HOLDS_MORE`.
 */
export async function assertMayTakeOver(
  tx: TenantTx,
  actor: Pick<Actor, 'tenant' | 'user'>,
  { email, profiles }: Pick<User, 'email' | 'profiles'>,
): Promise<void> {
  if (profiles.some(showsNames) && !(await mayShowNames(tx, actor)))
    throw new ApiFailure('USER_HOLDS_MORE', { email });
}

async function mayShowNames(
  tx: TenantTx,
  { tenant, user }: Pick<Actor, 'tenant' | 'user'>,
): Promise<boolean> {
  const config = settingsOf(await listTenantConfig(tx, { tenant, app: 'privacy' }));
  if (!config.value('privacy', 'user_anonymization')) return true;
  const giver = await findUser(tx, user);
  return giver?.profiles.some(showsNames) === true;
}

function showsNames({ information_level }: Pick<AccessProfile, 'information_level'>): boolean {
  return information_level === 'full';
}
