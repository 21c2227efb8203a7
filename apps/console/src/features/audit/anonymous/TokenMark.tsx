import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useWords } from '../../../words/useWords.ts';

/** Marks a user whose name an agent replaced with a token. The user's page has the details. */
export function TokenMark() {
  const say = useWords<typeof anonymisationWords>();
  return (
    <span title={say('anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE')}>
      <Chip>{say('anonymisation.token')}</Chip>
    </span>
  );
}
