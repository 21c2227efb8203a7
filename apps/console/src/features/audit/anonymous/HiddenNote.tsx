import type { MessageId } from '@casbah/messages/en';
import type { AnonymisationMessageId } from '@casbah/messages/parts';
import { useWords } from '../../../words/useWords.ts';

/** Stands where something would stand that tells who somebody is. */
export function HiddenNote({ id }: { id: 'anonymisation.hidden' | 'anonymisation.notice' }) {
  const say = useWords<MessageId | AnonymisationMessageId>();
  return <span>{say(id)}</span>;
}
