import type { PeopleSource } from '@casbah/domain/group';
import type { groupsWords } from '@casbah/messages/groups';
import { useCallback } from 'react';
import { useWords } from '../../words/useWords.ts';

/** Where a group came from, in a word. */
export function useSourceName(): (source: PeopleSource) => string {
  const say = useWords<typeof groupsWords>();
  return useCallback((source) => say(`groups.source.${source}`), [say]);
}
