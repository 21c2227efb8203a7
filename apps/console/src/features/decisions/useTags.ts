import { SYSTEM_TAGS } from '@casbah/domain/tag';
import { useQuery } from '@tanstack/react-query';
import { useTagName } from '../../words/useTagName.ts';
import { tagsQuery } from './queries.ts';

/** The company's tags and the reserved ones, by number, as they are called. */
export function useTags(): ReadonlyMap<number, string> {
  const nameOf = useTagName();
  const { data } = useQuery(tagsQuery);
  const reserved = SYSTEM_TAGS.map(({ id, name }) => ({ id, tag_name: name }));
  return new Map((data?.tags ?? reserved).map((tag) => [tag.id, nameOf(tag)]));
}
