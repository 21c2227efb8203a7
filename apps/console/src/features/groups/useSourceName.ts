import type { PeopleSource } from '@casbah/domain/group';
import type { groupsWords } from '@casbah/messages/groups';
import { useCallback } from 'react';
import { useWords } from '../../words/useWords.ts';

/** Source of a group, as text. */
export function useSourceName(): (source: PeopleSource) => string {
  const say = useWords<typeof groupsWords>();
  return useCallback((source) => say(`groups.source.${source}`), [say]);
}
