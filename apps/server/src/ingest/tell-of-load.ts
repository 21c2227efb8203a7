import { sourceOfLoad } from '@casbah/stores/control/datasources/datasources';
import type { StoredLoad } from '@casbah/stores/control/datasources/loads';
import { notify } from '@casbah/stores/control/notifications/notifications';
import type { TenantTx } from '@casbah/stores/control/transaction';

/**
 * Sends a notice when a job ends: to the uploader or, if a program's file failed, to people who manage
 * sources. Several in a row share one notice; duplicates cause none.
 */
export async function tellOfLoad(tx: TenantTx, load: StoredLoad): Promise<void> {
  const { tenant_id: tenant, datasource_id, created_by, status, events, rejects } = load;
  const isRead = status === 'completed';
  if (isRead && (created_by === null || load.duplicate_of !== null)) return;
  const { name: source } = await sourceOfLoad(tx, datasource_id);
  const where = {
    tenant,
    to: created_by === null ? ({ may: 'datasources.modify' } as const) : [created_by],
    time: load.finished_on ?? load.created_on,
    action: 'VISIT' as const,
    url: `/appAudit/sources?source=${datasource_id}`,
  };
  if (isRead)
    await notify(tx, {
      ...where,
      template: 'load-completed',
      values: { source, files: 1, events, rejects },
      again: { adds: ['files', 'events', 'rejects'] },
    });
  else
    await notify(tx, {
      ...where,
      template: 'load-failed',
      values: { source, files: 1, file: load.file_name },
      again: { adds: ['files'] },
    });
}
