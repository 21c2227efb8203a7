import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useWords } from '../../../words/useWords.ts';

/** Says of a person in a list that an agent put a token in the place of their name; their own page says more. */
export function TokenMark() {
  const say = useWords<typeof anonymisationWords>();
  return (
    <span title={say('anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE')}>
      <Chip>{say('anonymisation.token')}</Chip>
    </span>
  );
}
