import { type Rights, scopesOf } from '@casbah/domain/access-profile';
import type { DirectoryKind } from '@casbah/domain/directory';
import type { Permission } from '@casbah/domain/permission';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { rightsNow } from '../http/rights-now.ts';
import { RunFailed } from './run-failed.ts';

/** The person a run acts for: who uploaded a file, or who set up the LDAP connection or took it over. */
export interface Delegator {
  user: string;
  isSysadmin: boolean;
}

/** Permissions that the person needs as long as runs act for them. */
const NEEDED: Readonly<Record<DirectoryKind, readonly Permission[]>> = {
  csv: ['account.import'],
  ldap: ['account.import', 'settings.modify'],
};

/** Whether runs of this kind may act for a person with these permissions; `left` for closed or deleted accounts. */
export function delegationState(
  kind: DirectoryKind,
  rights: Rights | undefined,
): 'works' | 'left' | 'lacks-rights' {
  if (rights === undefined) return 'left';
  return NEEDED[kind].every((permission) => scopesOf(rights, permission) === 'everything')
    ? 'works'
    : 'lacks-rights';
}

/**
 * Returns the person with their current permissions, read in the transaction that uses them. Throws
 * `RunFailed` if permissions are missing.
 */
export async function delegatorNow(
  tx: TenantTx,
  { tenant, kind, user }: { tenant: string; kind: DirectoryKind; user: string | null },
): Promise<Delegator> {
  const rights = user === null ? undefined : await rightsNow(tx, { tenant, user });
  const state = delegationState(kind, rights);
  if (user === null || rights === undefined || state === 'left') throw new RunFailed('delegator_left');
  if (state === 'lacks-rights') throw new RunFailed('delegator_lacks_rights');
  return { user, isSysadmin: rights.role === 'sysadmin' };
}
