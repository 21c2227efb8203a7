import type { ServiceRequestKind, ServiceRequestState } from '@casbah/domain/service-request';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

/** Includes the email addresses of requester and last reviewer, if their accounts exist. */
export type ListedRequest = Selectable<Database['service_requests']> & {
  created_by_email: string | null;
  modified_by_email: string | null;
};

export interface RequestFilter {
  state?: ServiceRequestState | undefined;
  kind?: ServiceRequestKind | undefined;
  /** Substring of a name or address. */
  q?: string | undefined;
}

function listed(tx: TenantTx) {
  return tx
    .selectFrom('service_requests')
    .leftJoin('users as maker', (join) =>
      join
        .onRef('maker.tenant_id', '=', 'service_requests.tenant_id')
        .onRef('maker.id', '=', 'service_requests.created_by'),
    )
    .leftJoin('users as changer', (join) =>
      join
        .onRef('changer.tenant_id', '=', 'service_requests.tenant_id')
        .onRef('changer.id', '=', 'service_requests.modified_by'),
    )
    .selectAll('service_requests')
    .select(['maker.email as created_by_email', 'changer.email as modified_by_email']);
}

/** Sorted newest first. `before`: only requests with a lower number. */
export async function listServiceRequests(
  tx: TenantTx,
  { state, kind, q = '', before, limit }: RequestFilter & { before?: number | undefined; limit: number },
): Promise<ListedRequest[]> {
  let query = listed(tx).orderBy('service_requests.number', 'desc').limit(limit);
  if (state !== undefined) query = query.where('service_requests.state', '=', state);
  if (kind !== undefined) query = query.where('service_requests.kind', '=', kind);
  if (before !== undefined) query = query.where('service_requests.number', '<', before);
  if (q !== '') {
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((eb) =>
      eb.or([
        eb('service_requests.service_name', 'ilike', pattern),
        eb('service_requests.service_url', 'ilike', pattern),
      ]),
    );
  }
  return query.execute();
}

export async function findServiceRequest(tx: TenantTx, id: string): Promise<ListedRequest | undefined> {
  return listed(tx).where('service_requests.id', '=', id).executeTakeFirst();
}

/** Number of open requests. */
export async function countOpenRequests(tx: TenantTx): Promise<number> {
  const { open } = await tx
    .selectFrom('service_requests')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('state', 'in', ['new', 'under_review'])
    .executeTakeFirstOrThrow();
  return open;
}

export async function addServiceRequest(
  tx: TenantTx,
  request: Omit<Insertable<Database['service_requests']>, 'number'>,
): Promise<void> {
  await tx.insertInto('service_requests').values(request).execute();
  await sendSignals(tx, { tenant: request.tenant_id, area: 'risk' });
}

export async function moveServiceRequest(
  tx: TenantTx,
  move: {
    tenant: string;
    id: string;
    state: ServiceRequestState;
    answer: string;
    time: number;
    by: string;
  },
): Promise<void> {
  const { tenant, id, state, answer, time, by } = move;
  await tx
    .updateTable('service_requests')
    .set({ state, answer, modified_on: time, modified_by: by })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
  await sendSignals(tx, { tenant, area: 'risk' });
}
