import { createHash } from 'node:crypto';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { StoredExport } from '@casbah/stores/control/exports/exports';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findUser } from '@casbah/stores/control/users/users';
import type { Provided } from '../areas/provided.ts';
import { apiKeyNow } from '../http/api-keys.ts';
import type { Reach } from '../http/reach.ts';
import { reachNow, rightsNow } from '../http/rights-now.ts';
import type { Identity } from '../http/sessions.ts';

const PERMISSION = 'investigate.export';

export interface Requester {
  session: Identity;
  reach: Reach;
  /** Hash of what they may see. */
  mark: string;
}

export interface RequesterParts {
  control: ControlStore;
  clock: () => number;
  peopleSeenBy: Provided['peopleSeenBy'];
}

/** Who started an export, with their current rights: a person, or one of their API keys. Undefined if they lost them. */
export async function requesterNow(
  { control, clock, peopleSeenBy }: RequesterParts,
  { tenant_id: tenant, user_id: user, api_key_id }: StoredExport,
): Promise<Requester | undefined> {
  const session = await control.inTenant(tenant, (tx) =>
    api_key_id === null ? personNow(tx, { tenant, user }) : apiKeyNow(tx, { id: api_key_id, now: clock() }),
  );
  const reach = session === undefined ? undefined : reachNow(session.rights, PERMISSION);
  if (session === undefined || reach === undefined) return undefined;
  const { people } = await peopleSeenBy(session);
  const mark = createHash('sha256')
    .update(JSON.stringify([reach.scopes, people?.hidden ?? null]))
    .digest('hex');
  return { session, reach, mark };
}

async function personNow(tx: TenantTx, who: { tenant: string; user: string }): Promise<Identity | undefined> {
  const [found, rights] = [await findUser(tx, who.user), await rightsNow(tx, who)];
  return found === undefined || rights === undefined ? undefined : { ...who, email: found.email, rights };
}
