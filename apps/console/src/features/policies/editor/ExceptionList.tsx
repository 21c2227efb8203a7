import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenException } from '@casbah/domain/policy/written-policy';
import type { policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { PencilIcon, TrashIcon } from '@casbah/widgets/icons/icons.tsx';
import { useState } from 'react';
import { useNow } from '../../../scope/useNow.ts';
import { useWords } from '../../../words/useWords.ts';
import { conditionTextWords } from '../explain/condition-words.ts';
import type { ExplainWords } from '../explain/explain-words.ts';
import css from '../Policies.module.css';
import { ExceptionDialog } from './ExceptionDialog.tsx';

/** What a policy doesn't apply to although its conditions are met. */
export function ExceptionList({
  type,
  exceptions,
  onChange,
  words,
  isReadOnly,
}: {
  type: PolicyType;
  exceptions: readonly WrittenException[];
  onChange: (exceptions: readonly WrittenException[]) => void;
  words: ExplainWords;
  isReadOnly: boolean;
}) {
  const say = useWords<typeof policiesWords>();
  const now = useNow();
  const [open, setOpen] = useState<{ place: number; exception: WrittenException | undefined }>();
  return (
    <>
      {exceptions.length === 0 ? (
        <p className={css.quiet}>{say('policy.exceptions.none')}</p>
      ) : (
        <ol className={css.rows}>
          {exceptions.map((exception, place) => {
            const { id, condition, reason, expires } = exception;
            const number = place + 1;
            return (
              <li key={id}>
                <span className={css.rowWords}>
                  <span>{conditionTextWords(condition, words)}</span>
                  <span className={css.quiet}>
                    {reason}
                    {expires === null ? null : (
                      <>
                        {' · '}
                        {say(
                          Date.parse(expires) > now ? 'policy.exceptions.until' : 'policy.exceptions.expired',
                          { time: words.time(expires) },
                        )}
                      </>
                    )}
                  </span>
                </span>
                {isReadOnly ? null : (
                  <span className={css.rowActions}>
                    <IconButton
                      size="small"
                      label={say('policy.exceptions.edit', { number })}
                      onPress={() => setOpen({ place, exception })}
                    >
                      <PencilIcon size={14} />
                    </IconButton>
                    <IconButton
                      size="small"
                      label={say('policy.exceptions.remove', { number })}
                      onPress={() => onChange(exceptions.toSpliced(place, 1))}
                    >
                      <TrashIcon size={14} />
                    </IconButton>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {isReadOnly ? null : (
        <Button
          size="small"
          isDisabled={exceptions.length >= POLICY_LIMITS.exceptions}
          onPress={() => setOpen({ place: exceptions.length, exception: undefined })}
        >
          {say('policy.exceptions.add')}
        </Button>
      )}
      {open === undefined ? null : (
        <ExceptionDialog
          type={type}
          exception={open.exception}
          onSet={(exception) => {
            onChange(exceptions.toSpliced(open.place, 1, exception));
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
