import type { ActivityRow } from '@casbah/contract/investigate';
import { ACTIVITY_EXTRAS } from '@casbah/domain/activity';
import { useCallback } from 'react';
import { type ActivityWords, useActivityWords } from './activity-words.ts';

/** Returns why an activity needs a look. */
export function useReasonWords(): (row: ActivityRow) => string {
  const words = useActivityWords();
  return useCallback((row) => reasonOf(row, words), [words]);
}

function reasonOf({ event, assessment }: ActivityRow, words: ActivityWords): string {
  if (assessment !== 'not_assessed') return words.value('assessment', assessment);
  if (event.severity !== undefined && event.severity !== '') return words.value('severity', event.severity);
  if (event.outcome === 'failure') return words.value('outcome', event.outcome);
  const exposure = event.extra[ACTIVITY_EXTRAS.exposure];
  return exposure === undefined ? '' : words.value('exposure', exposure);
}
