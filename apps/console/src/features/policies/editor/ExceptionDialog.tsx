import { isoTime } from '@casbah/domain/iso-time';
import { conditionProblems } from '@casbah/domain/policy/parse-policy';
import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenException } from '@casbah/domain/policy/written-policy';
import type { policiesWords } from '@casbah/messages/policies';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { DateTimePicker } from '@casbah/widgets/date-time-picker/DateTimePicker.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Policies.module.css';
import { ConditionEditor } from './ConditionEditor.tsx';
import { tomorrow } from './time-of-day.ts';

const NEW = { condition: '', reason: '', expires: null };

/** A new or changed exception of a draft. */
export function ExceptionDialog({
  type,
  exception,
  onSet,
  onClose,
}: {
  type: PolicyType;
  /** Undefined for a new one. */
  exception: WrittenException | undefined;
  onSet: (exception: WrittenException) => void;
  onClose: () => void;
}) {
  const say = useWords<typeof policiesWords>();
  const [draft, setDraft] = useState<Omit<WrittenException, 'id'>>(exception ?? NEW);
  const [now] = useState(() => Date.now());
  const isConditionRight =
    draft.condition.trim() !== '' && conditionProblems(type, draft.condition, '').length === 0;
  const isReasonRight = draft.reason.trim() !== '';
  return (
    <FormDialog
      wide
      title={say(exception === undefined ? 'policy.exception.new' : 'policy.exception.title')}
      accept={say('policy.exception.set')}
      isRight={isConditionRight && isReasonRight}
      send={async () =>
        onSet({
          ...draft,
          condition: draft.condition.trim(),
          reason: draft.reason.trim(),
          id: exception?.id ?? crypto.randomUUID(),
        })
      }
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <p className={css.quiet}>{say('policy.exception.sentence')}</p>
          <ConditionEditor
            type={type}
            condition={draft.condition}
            onCondition={(condition) => setDraft({ ...draft, condition })}
            label={say('policy.conditions')}
            name="condition"
            isTried={wasTried}
            isReadOnly={false}
          />
          {wasTried && draft.condition.trim() === '' ? (
            <p role="alert" className={css.problem}>
              {say('policy.exception.missing')}
            </p>
          ) : null}
          <TextField
            label={say('policy.exception.reason')}
            name="reason"
            isRequired
            value={draft.reason}
            maxLength={POLICY_LIMITS.reason}
            onChange={(reason) => setDraft({ ...draft, reason })}
            formatError={wasTried && !isReasonRight ? say('shell.error.required') : undefined}
          />
          <Checkbox
            isSelected={draft.expires !== null}
            onChange={(is) => setDraft({ ...draft, expires: is ? isoTime(tomorrow(now)) : null })}
          >
            {say('policy.exception.expires')}
          </Checkbox>
          {draft.expires === null ? null : (
            <DateTimePicker
              label={say('policy.exception.expires.on')}
              value={Date.parse(draft.expires)}
              onChange={(time) => {
                if (time !== undefined) setDraft({ ...draft, expires: isoTime(time) });
              }}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
