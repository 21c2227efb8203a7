import { scopesOf } from '@casbah/domain/access-profile';
import { settingsOf } from '@casbah/domain/tenant-config';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { PeopleScope } from '@casbah/stores/control/users/named-people';
import type { Identity } from '../http/sessions.ts';

/** The people that a caller's right to see accounts reaches; `undefined` where it reaches everybody. */
export function peopleReached({ rights }: Identity): readonly PeopleScope[] | undefined {
  const scopes = scopesOf(rights, 'account.view');
  if (scopes === 'everything') return undefined;
  if (scopes === 'nothing') return [];
  // Nobody belongs to a cloud app or a service: what is limited to some reaches no people.
  return scopes
    .filter(({ apps, services }) => apps === undefined && services === undefined)
    .map(({ domains, org_units, people }) => ({ domains, org_units, people }));
}

/**
 * The organisation units that a caller may see; `undefined`: all. Where access to units is controlled, whoever is limited to
 * some sees these alone. Sysadmins, and those whose right holds for all units, see every one.
 */
export async function unitsReached(tx: TenantTx, identity: Identity): Promise<readonly string[] | undefined> {
  const reached = peopleReached(identity);
  if (reached === undefined) return undefined;
  const settings = settingsOf(await listTenantConfig(tx, { tenant: identity.tenant, app: 'security' }));
  if (!settings.value('security', 'org_unit_access')) return undefined;
  const units = reached.map(({ org_units }) => org_units);
  return units.includes(undefined) ? undefined : [...new Set(units.flatMap((some) => some ?? []))];
}
