import type { PolicyAnswer } from '@casbah/contract/policies';
import type { policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import { usePolicyActions } from '../list/usePolicyActions.ts';
import css from '../Policies.module.css';
import { PolicyState } from '../PolicyState.tsx';

/** State of a policy, and buttons for its draft. */
export function EditorActions({
  policy,
  changes,
  isChanged,
  isPending,
  onDiscard,
  onSave,
  onActivate,
}: {
  policy: PolicyAnswer | undefined;
  /** Number of differences from the version in force; undefined if there is none. */
  changes: number | undefined;
  isChanged: boolean;
  isPending: boolean;
  onDiscard: () => void;
  onSave: () => void;
  onActivate: () => void;
}) {
  const say = useWords<typeof policiesWords>();
  const mayModify = useMay('protect.modify');
  const mayActivate = useMay('protect.activate');
  const { act } = usePolicyActions();
  const hasDraft = policy === undefined || policy.draft !== null || isChanged;
  return (
    <>
      <span className={css.chips}>
        {policy === undefined ? null : <PolicyState state={policy.state} hasDraft={false} />}
        {hasDraft && policy?.state !== 'draft' ? (
          <Chip tone="accent">
            {changes === undefined ? say('policy.draft') : say('policy.draft.count', { count: changes })}
          </Chip>
        ) : null}
        {isChanged ? <Chip>{say('policy.unsaved')}</Chip> : null}
      </span>
      {mayActivate && !hasDraft && policy !== undefined && policy.state !== 'draft' ? (
        <Button onPress={() => void act(policy.state === 'active' ? 'disable' : 'enable', [policy])}>
          {say(policy.state === 'active' ? 'policies.disable' : 'policies.enable')}
        </Button>
      ) : null}
      {mayModify && hasDraft ? (
        <Button isDisabled={isPending} onPress={onDiscard}>
          {say('policy.discard')}
        </Button>
      ) : null}
      {mayModify ? (
        <Button
          isPending={isPending}
          isDisabled={!isChanged}
          onPress={onSave}
          {...(mayActivate ? {} : { variant: 'primary' as const })}
        >
          {say('policy.save')}
        </Button>
      ) : null}
      {mayActivate ? (
        <Button variant="primary" isDisabled={isPending || !hasDraft} onPress={onActivate}>
          {say('policy.activate')}
        </Button>
      ) : null}
    </>
  );
}
