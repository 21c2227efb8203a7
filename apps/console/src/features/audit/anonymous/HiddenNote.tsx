import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { useWords } from '../../../words/useWords.ts';

/** Stands where something would stand that tells who somebody is. */
export function HiddenNote({ id }: { id: 'anonymisation.hidden' | 'anonymisation.notice' }) {
  const say = useWords<typeof anonymisationWords>();
  return <span>{say(id)}</span>;
}
