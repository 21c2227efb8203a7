import type { ActivityRow } from '@casbah/contract/investigate';
import { ACTIVITY_EXTRAS } from '@casbah/domain/activity';
import type { investigateWords } from '@casbah/messages/investigate';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useCallback } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { sizeOf } from '../activity-values.ts';
import { useActivityWords } from '../activity-words.ts';

/** Returns what else is worth knowing about an activity, in one line: with whom, how exposed, how large, why not. */
export function useDetail(): (row: ActivityRow) => string {
  const say = useWords<typeof investigateWords>();
  const format = useFormat();
  const words = useActivityWords();
  return useCallback(
    (row) => {
      const { event } = row;
      const [first, ...others] = event.targets;
      const size = sizeOf(row);
      const exposure = event.extra[ACTIVITY_EXTRAS.exposure];
      const role = event.extra[ACTIVITY_EXTRAS.role];
      const people =
        first === undefined
          ? undefined
          : say('investigate.detail.with', {
              people:
                others.length === 0
                  ? first
                  : say('investigate.detail.more', { people: first, count: others.length }),
            });
      const parts = [
        people,
        role,
        exposure === undefined ? undefined : words.value('exposure', exposure),
        size === undefined ? undefined : format.bytes(size),
        event.outcome === 'failure'
          ? (event.extra[ACTIVITY_EXTRAS.reason] ?? words.value('outcome', 'failure'))
          : undefined,
      ].filter((part) => part !== undefined && part !== '');
      return parts.length === 0 ? (event.message ?? '–') : parts.join(', ');
    },
    [say, format, words],
  );
}
