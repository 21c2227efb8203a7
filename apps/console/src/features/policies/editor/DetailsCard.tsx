import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import { SEVERITIES } from '@casbah/domain/policy/response';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Policies.module.css';

/** Name, severity and description. */
export function DetailsCard({
  draft,
  onChange,
  nameProblem,
  isNew,
  isReadOnly,
}: {
  draft: WrittenPolicy;
  onChange: (part: Partial<WrittenPolicy>) => void;
  nameProblem: string | undefined;
  isNew: boolean;
  isReadOnly: boolean;
}) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords>();
  return (
    <Card title={say('policy.details')}>
      <div className={css.fields}>
        <TextField
          name="name"
          isRequired
          label={say('policy.name')}
          value={draft.name}
          maxLength={POLICY_LIMITS.name}
          onChange={(name) => onChange({ name })}
          formatError={nameProblem}
          isDisabled={isReadOnly}
          autoFocus={isNew}
        />
        <Select
          name="severity"
          label={say('policy.severity')}
          options={SEVERITIES.map((value) => ({ value, label: say(`policy.severity.${value}`) }))}
          value={draft.severity}
          onChange={(severity) => onChange({ severity })}
          isDisabled={isReadOnly}
        />
        <div className={css.wide}>
          <TextField
            name="description"
            label={say('policy.description')}
            value={draft.description}
            maxLength={POLICY_LIMITS.description}
            onChange={(description) => onChange({ description })}
            isDisabled={isReadOnly}
          />
        </div>
      </div>
    </Card>
  );
}
