import type { PeopleSource } from '@casbah/domain/group';
import { useCallback } from 'react';
import { useGroupWords } from './useGroupWords.ts';

/** Where a group came from, in a word. */
export function useSourceName(): (source: PeopleSource) => string {
  const say = useGroupWords();
  return useCallback((source) => say(`groups.source.${source}`), [say]);
}
