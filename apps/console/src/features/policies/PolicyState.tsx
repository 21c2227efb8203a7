import type { PolicyState as State } from '@casbah/domain/policy/policy-list';
import type { policiesWords } from '@casbah/messages/policies';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useWords } from '../../words/useWords.ts';

/** State of a policy, and whether a draft differs from it. */
export function PolicyState({ state, hasDraft }: { state: State; hasDraft: boolean }) {
  const say = useWords<typeof policiesWords>();
  return (
    <>
      <Chip tone={state === 'active' ? 'low' : 'neutral'}>{say(`policies.state.${state}`)}</Chip>
      {hasDraft && state !== 'draft' ? <Chip tone="accent">{say('policies.state.changed')}</Chip> : null}
    </>
  );
}
