import type { ShownTag } from '@casbah/contract/tags';
import { SYSTEM_TAGS } from '@casbah/domain/tag';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTagName } from '../words/useTagName.ts';
import { call } from './api.ts';
import { useMay } from './session.ts';

/** Services with their tags, and the tags' appearance. */
export const serviceTagsQuery = queryOptions({
  queryKey: ['tags', 'services'],
  queryFn: ({ signal }) => call('GET /risks/getservicetags', {}, { signal }),
});

const NONE: readonly ShownTag[] = [];

/** None for people who may not see services. */
export function useTags(): readonly ShownTag[] {
  const maySee = useMay('audit.view');
  return useQuery({ ...serviceTagsQuery, enabled: maySee }).data?.tags ?? NONE;
}

/** Whether any visible service has a tag. */
export function useHasTags(): boolean {
  return (
    useQuery({ ...serviceTagsQuery, select: ({ service_tags }) => service_tags.length > 0 }).data === true
  );
}

/** Label of a tag in a filter: by ID, or for reserved tags by English name. */
export function useTagLabel(): (value: string) => string | undefined {
  const tags = useTags();
  const nameOf = useTagName();
  return useCallback(
    (value) => {
      const wanted = value.toLowerCase();
      const found =
        tags.find(({ id }) => String(id) === value) ??
        tags.find(({ tag_name }) => tag_name.toLowerCase() === wanted);
      if (found !== undefined) return nameOf(found);
      const reserved = SYSTEM_TAGS.find(({ id }) => String(id) === value);
      return reserved === undefined ? undefined : nameOf({ id: reserved.id, tag_name: reserved.name });
    },
    [tags, nameOf],
  );
}
