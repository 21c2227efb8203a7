import type { MessageId } from '@casbah/messages/en';
import type { AnonymisationMessageId } from '@casbah/messages/parts';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useWords } from '../../../words/useWords.ts';

/** Says of a person in a list that an agent put a token in the place of their name; their own page says more. */
export function TokenMark() {
  const say = useWords<MessageId | AnonymisationMessageId>();
  return (
    <span title={say('anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE')}>
      <Chip>{say('anonymisation.token')}</Chip>
    </span>
  );
}
