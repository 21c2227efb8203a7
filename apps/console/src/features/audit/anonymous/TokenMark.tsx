import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useWords } from '../../../words/useWords.ts';

/** Marks a person in a list whose name an agent replaced with a token. Their page has the details. */
export function TokenMark() {
  const say = useWords<typeof anonymisationWords>();
  return (
    <span title={say('anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE')}>
      <Chip>{say('anonymisation.token')}</Chip>
    </span>
  );
}
