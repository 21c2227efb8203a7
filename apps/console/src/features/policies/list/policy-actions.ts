import type { PolicySummary } from '@casbah/contract/policies';
import { call } from '../../../request/api.ts';

/** What can be done to several policies at once. */
export type BulkAction = 'activate' | 'enable' | 'disable' | 'delete';

/** Whether an action changes a policy. */
export function concerns(action: BulkAction, { state, has_draft, edited_as }: PolicySummary): boolean {
  if (edited_as === 'alert_rule') return false;
  switch (action) {
    case 'activate':
      return has_draft;
    case 'enable':
      return state === 'disabled';
    case 'disable':
      return state === 'active';
    case 'delete':
      return state !== 'active';
  }
}

/** Does it to all of these policies, one after the other; drafts are activated together. */
export async function run(action: BulkAction, ids: readonly string[]): Promise<void> {
  switch (action) {
    case 'activate': {
      const drafts: { id: string; revision: number }[] = [];
      for (const id of ids) {
        const { draft } = await call('GET /protect/policies/{id}', { params: { id } });
        if (draft !== null) drafts.push({ id, revision: draft.revision });
      }
      await call('POST /protect/policies/activate', { body: { drafts } });
      return;
    }
    case 'enable':
    case 'disable':
      for (const id of ids)
        await call('PATCH /protect/policies/{id}', {
          params: { id },
          body: { is_active: action === 'enable' },
        });
      return;
    case 'delete':
      for (const id of ids) await call('DELETE /protect/policies/{id}', { params: { id } });
  }
}
