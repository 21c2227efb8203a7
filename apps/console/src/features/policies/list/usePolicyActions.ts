import type { PolicySummary } from '@casbah/contract/policies';
import type { policiesWords } from '@casbah/messages/policies';
import { call } from '../../../request/api.ts';
import { showErrorToast, showToast } from '../../../shell/toasts.ts';
import { useErrorWords } from '../../../shell/useErrorWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { refreshPolicies } from '../queries.ts';
import { type BulkAction, concerns, run } from './policy-actions.ts';

const DONE = { activate: 'activated', enable: 'enabled', disable: 'disabled', delete: 'deleted' } as const;

/** Actions on policies of the list, with a message about each. */
export function usePolicyActions(): {
  act: (action: BulkAction, policies: readonly PolicySummary[]) => Promise<void>;
  duplicate: (policy: PolicySummary) => Promise<void>;
} {
  const say = useWords<typeof policiesWords>();
  const wordsOf = useErrorWords();
  const attempt = async (title: string, work: () => Promise<string>): Promise<void> => {
    try {
      showToast({ tone: 'low', title: await work() });
    } catch (failure) {
      showErrorToast(failure, { title, detail: wordsOf(failure).text });
    }
    await refreshPolicies();
  };
  return {
    act: (action, policies) => {
      const some = policies.filter((one) => concerns(action, one));
      const [first] = some;
      if (first === undefined) return Promise.resolve();
      const failed =
        some.length === 1 ? say('policies.failed', { name: first.name }) : say('policies.failed.some');
      return attempt(failed, async () => {
        await run(
          action,
          some.map(({ id }) => id),
        );
        return say(`policies.done.${DONE[action]}`, { count: some.length });
      });
    },
    duplicate: ({ id, name }) =>
      attempt(say('policies.failed', { name }), async () => {
        const copy = await call('POST /protect/policies/{id}/clone', { params: { id } });
        return say('policies.done.duplicated', { name: copy.name });
      }),
  };
}
