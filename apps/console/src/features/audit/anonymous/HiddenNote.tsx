import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { useWords } from '../../../words/useWords.ts';

/** Placeholder for a value that identifies a person. */
export function HiddenNote({ id }: { id: 'anonymisation.hidden' | 'anonymisation.notice' }) {
  const say = useWords<typeof anonymisationWords>();
  return <span>{say(id)}</span>;
}
