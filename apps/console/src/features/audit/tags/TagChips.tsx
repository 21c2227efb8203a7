import { meaningOfTag } from '@casbah/domain/decision';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Tag } from '@casbah/widgets/tag/Tag.tsx';
import { useTags } from '../../../request/service-tags.ts';
import { useTagName } from '../../../words/useTagName.ts';
import { useWords } from '../../../words/useWords.ts';
import css from './Tags.module.css';

/** Tags that fit in a list cell. */
const SHOWN = 1;

/** Tags of one service. Tags that don't fit are counted, and listed in the tooltip. */
export function TagChips({ tags, all = false }: { tags: readonly number[]; all?: boolean }) {
  const say = useWords<typeof tagsNamesWords>();
  const known = useTags();
  const nameOf = useTagName();
  const carried = tags.flatMap((id) => known.find((tag) => tag.id === id) ?? []);
  const shown = all ? carried : carried.slice(0, SHOWN);
  const rest = carried.slice(shown.length);
  return (
    <span className={css.chips} data-all={all}>
      {shown.map((tag) => (
        <Tag
          key={tag.id}
          name={nameOf(tag)}
          colour={tag.attributes.color}
          pattern={tag.attributes.pattern}
          meaning={meaningOfTag(tag.id)}
        />
      ))}
      {rest.length === 0 ? null : (
        <span className={css.more} title={rest.map(nameOf).join(', ')}>
          {say('tag.more', { count: rest.length })}
        </span>
      )}
    </span>
  );
}
