import { SYSTEM_TAGS } from '@casbah/domain/tag';
import { useQuery } from '@tanstack/react-query';
import { useTagName } from '../../words/useTagName.ts';
import { tagsQuery } from './queries.ts';

/** Names of reserved tags and the company's own, by ID. */
export function useTags(): ReadonlyMap<number, string> {
  const nameOf = useTagName();
  const { data } = useQuery(tagsQuery);
  const reserved = SYSTEM_TAGS.map(({ id, name }) => ({ id, tag_name: name }));
  return new Map((data?.tags ?? reserved).map((tag) => [tag.id, nameOf(tag)]));
}
