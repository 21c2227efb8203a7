import type { policiesWords } from '@casbah/messages/policies';
import { useRef } from 'react';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';
import { showErrorToast } from '../../../shell/toasts.ts';
import { useErrorWords } from '../../../shell/useErrorWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { type PolicyList, policiesQuery, refreshPolicies } from '../queries.ts';
import { type Move, movedIds } from './order.ts';

/** Orders the whole list: shown at once, saved one after the other. Returns the policy's new place, from 1. */
export function useReorder(): (id: string, move: Move) => number | undefined {
  const say = useWords<typeof policiesWords>();
  const wordsOf = useErrorWords();
  const last = useRef<Promise<void>>(Promise.resolve());
  return (id, move) => {
    const { queryKey } = policiesQuery('');
    const list = queryClient.getQueryData(queryKey);
    if (list === undefined) return undefined;
    const before = list.policies.flatMap((one) => (one.order === null ? [] : [one.id]));
    const ids = movedIds(before, id, move);
    if (ids === before) return undefined;
    queryClient.setQueryData(queryKey, reordered(list, ids));
    last.current = last.current.then(async () => {
      try {
        await call('PUT /protect/policies/order', { body: { ids: [...ids] } });
      } catch (failure) {
        showErrorToast(failure, { title: say('policies.order.failed'), detail: wordsOf(failure).text });
        await refreshPolicies();
      }
    });
    return ids.indexOf(id) + 1;
  };
}

/** Alert rules have no order and stay where they are: after the others. */
function reordered(list: PolicyList, ids: readonly string[]): PolicyList {
  const byId = new Map(list.policies.map((one) => [one.id, one]));
  const ordered = ids.flatMap((id, place) => {
    const one = byId.get(id);
    return one === undefined ? [] : [{ ...one, order: place + 1 }];
  });
  return { ...list, policies: [...ordered, ...list.policies.filter(({ order }) => order === null)] };
}
