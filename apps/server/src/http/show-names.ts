import type { AccessProfile } from '@casbah/domain/access-profile';
import { settingsOf } from '@casbah/domain/tenant-config';
import type { ControlTransaction } from '@casbah/stores/control/control-store';
import { listTenantConfig } from '@casbah/stores/control/tenant-config';
import { findUser } from '@casbah/stores/control/users';
import type { Actor } from './actor.ts';
import { ApiFailure } from './failure.ts';

/**
 * While people are anonymous, a profile that shows names is made and given only by who sees them: else one person alone could
 * give themselves what it takes two to be told. Throws `GRANTS_TOO_MUCH`.
 */
export async function assertMayShowNames(
  tx: ControlTransaction,
  { tenant, user }: Pick<Actor, 'tenant' | 'user'>,
  profiles: readonly Pick<AccessProfile, 'name' | 'information_level'>[],
): Promise<void> {
  const shown = profiles.find(({ information_level }) => information_level === 'full');
  if (shown === undefined) return;
  const config = settingsOf(await listTenantConfig(tx, { tenant, app: 'privacy' }));
  if (!config.value('privacy', 'user_anonymization')) return;
  const giver = await findUser(tx, user);
  const seesNames = giver?.profiles.some(({ information_level }) => information_level === 'full') === true;
  if (!seesNames) throw new ApiFailure('GRANTS_TOO_MUCH', { profile: shown.name });
}
