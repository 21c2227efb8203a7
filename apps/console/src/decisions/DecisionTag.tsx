import { type Decision, meaningOfTag, tagOfDecision } from '@casbah/domain/decision';
import { SYSTEM_TAGS } from '@casbah/domain/tag';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Tag } from '@casbah/widgets/tag/Tag.tsx';
import { useWords } from '../words/useWords.ts';
import css from './Decision.module.css';

/** A decision in lists: a tag with the color and shape of its meaning, or none. */
export function DecisionTag({ decision }: { decision: Decision | null }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  if (decision === null) return <span className={css.none}>{say('decisions.takeBack')}</span>;
  const id = tagOfDecision(decision);
  const { color, pattern } = SYSTEM_TAGS.find((one) => one.id === id) ?? { color: 0, pattern: 0 };
  return <Tag name={say(`tag.${decision}`)} colour={color} pattern={pattern} meaning={meaningOfTag(id)} />;
}
