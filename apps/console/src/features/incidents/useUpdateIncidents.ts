import type { DismissalReason, IncidentState } from '@casbah/domain/incident/incident';
import type { Severity } from '@casbah/domain/policy/response';
import type { incidentsWords } from '@casbah/messages/incidents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useWords } from '../../words/useWords.ts';

export interface Owner {
  id: string;
  name: string;
}
export type IncidentUpdate =
  | { state: Exclude<IncidentState, 'dismissed'> }
  | { state: 'dismissed'; reason: DismissalReason }
  | { severity: Severity }
  | { owner: Owner | null };

/** Changes incidents and says so. */
export function useUpdateIncidents(onDone?: () => void) {
  const say = useWords<typeof incidentsWords>();
  const wordsOf = useErrorWords();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, update }: { ids: readonly string[]; update: IncidentUpdate }) =>
      call('PATCH /api/incidents', {
        body: { ids: [...ids], ...('owner' in update ? { owner: update.owner?.id ?? null } : update) },
      }),
    onSuccess: async ({ updated: count }, { update }) => {
      const title = !('owner' in update)
        ? say('incidents.updated', { count })
        : update.owner === null
          ? say('incidents.owner.removed', { count })
          : say('incidents.owned', { count, name: update.owner.name });
      showToast({ tone: 'low', title });
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: ['incidents'] });
    },
    onError: (error) =>
      showErrorToast(error, { title: say('incidents.update.failed'), detail: wordsOf(error).text }),
  });
}
