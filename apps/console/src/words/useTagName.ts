import { SYSTEM_TAGS } from '@casbah/domain/tag';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { useCallback } from 'react';
import { useWords } from './useWords.ts';

/** Name of a tag: reserved ones in the reader's language, a company's own as written. */
export function useTagName(): (tag: { id: number; tag_name: string }) => string {
  const say = useWords<typeof tagsNamesWords>();
  return useCallback(
    ({ id, tag_name }) => {
      const reserved = SYSTEM_TAGS.find((one) => one.id === id);
      return reserved === undefined ? tag_name : say(`tag.${reserved.key}`);
    },
    [say],
  );
}
