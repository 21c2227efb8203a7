import type { ActivityRow } from '@casbah/contract/investigate';
import type { Assessment } from '@casbah/domain/assessment';
import type { investigateWords } from '@casbah/messages/investigate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useWords } from '../../words/useWords.ts';

export type Owner = NonNullable<ActivityRow['owner']>;
export type Update = { assessment: Assessment } | { owner: Owner | null };

/** Assesses activities, or gives them an owner, and says so. */
export function useUpdate(onDone?: () => void) {
  const say = useWords<typeof investigateWords>();
  const wordsOf = useErrorWords();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, update }: { ids: readonly string[]; update: Update }) =>
      call('PATCH /investigate/activities', {
        body: {
          ids: [...ids],
          ...('assessment' in update
            ? { assessment: update.assessment }
            : { owner: update.owner?.id ?? null }),
        },
      }),
    onSuccess: async ({ updated: count }, { update }) => {
      const title =
        'assessment' in update
          ? say('investigate.assessed', {
              count,
              assessment: say(`activity.assessment.${update.assessment}`),
            })
          : update.owner === null
            ? say('investigate.owner.removed', { count })
            : say('investigate.owned', { count, name: update.owner.name });
      showToast({ tone: 'low', title });
      onDone?.();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['investigate', 'activities'] }),
        queryClient.invalidateQueries({ queryKey: ['investigate', 'activity'] }),
      ]);
    },
    onError: (error) =>
      showErrorToast(error, { title: say('investigate.update.failed'), detail: wordsOf(error).text }),
  });
}
