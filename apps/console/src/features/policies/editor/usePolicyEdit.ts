import type { PolicyAnswer } from '@casbah/contract/policies';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';
import { givenOf } from '../given-policy.ts';
import { policyQuery, refreshPolicies } from '../queries.ts';
import { isSamePolicy, storedOf } from './policy-draft.ts';

/** Unsaved changes of a policy. Without any, it follows the server. */
export interface PolicyEdit {
  draft: WrittenPolicy;
  isChanged: boolean;
  change: (part: Partial<WrittenPolicy>) => void;
  /** Drops unsaved changes. */
  reset: () => void;
  /** Saves the draft, or creates the policy with it. */
  save: () => Promise<PolicyAnswer>;
}

export function usePolicyEdit(type: PolicyType, policy: PolicyAnswer | undefined): PolicyEdit {
  const stored = storedOf(policy);
  /** The revision that was read before the first change: a later one is someone else's. */
  const [own, setOwn] = useState<{ revision: number; draft: WrittenPolicy }>();
  const draft = own?.draft ?? stored;
  const revision = own?.revision ?? policy?.draft?.revision ?? 0;
  return {
    draft,
    isChanged: own !== undefined && !isSamePolicy(own.draft, stored),
    change: (part) =>
      setOwn((before) => ({
        revision: before?.revision ?? revision,
        draft: { ...(before?.draft ?? stored), ...part },
      })),
    reset: () => setOwn(undefined),
    save: async () => {
      const definition = givenOf(draft);
      const saved =
        policy === undefined
          ? await call('POST /protect/policies', { body: { type, definition } })
          : await call('PUT /protect/policies/{id}/draft', {
              params: { id: policy.id },
              body: { revision, definition },
            });
      queryClient.setQueryData(policyQuery(saved.id).queryKey, saved);
      setOwn(undefined);
      await refreshPolicies();
      return saved;
    },
  };
}
