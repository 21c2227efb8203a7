import { ALERT_RULE_WINDOWS, LONGEST_ALERT_RULE_NAME } from '@casbah/domain/alert-rule';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import { type AlertRuleDraft, EXAMPLES, faultOf } from './alert-rule-draft.ts';
import { ConditionField } from './ConditionField.tsx';
import css from './Decisions.module.css';
import { useTags } from './useTags.ts';

const NO_TAG = 'none';
const EXAMPLE_NAMES = ['risk', 'ai', 'files'] as const satisfies readonly (keyof typeof EXAMPLES)[];

/** Condition and actions of an alert rule. */
export function AlertRuleForm({
  draft,
  onDraft,
  wasTried,
  isReadOnly,
}: {
  draft: AlertRuleDraft;
  onDraft: (draft: AlertRuleDraft) => void;
  wasTried: boolean;
  isReadOnly: boolean;
}) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const tags = useTags();
  const change = (part: Partial<AlertRuleDraft>): void => onDraft({ ...draft, ...part });
  const fault = wasTried ? faultOf(draft) : undefined;
  const chosen = draft.adds_tag === null ? NO_TAG : String(draft.adds_tag);
  return (
    <Card>
      <div className={css.stack}>
        <div className={css.narrow}>
          <TextField
            name="name"
            isRequired
            label={say('decisions.alertRule.name')}
            value={draft.name}
            onChange={(name) => change({ name })}
            maxLength={LONGEST_ALERT_RULE_NAME}
            isReadOnly={isReadOnly}
            error={fault === 'name' ? say('decisions.alertRule.name.hint') : undefined}
          />
        </div>
        <ConditionField
          condition={draft.condition}
          onCondition={(condition) => change({ condition })}
          isTried={wasTried}
          isReadOnly={isReadOnly}
        />
        {isReadOnly || draft.condition !== '' ? null : (
          <div className={css.examples}>
            {say('decisions.alertRule.example')}
            {EXAMPLE_NAMES.map((name) => (
              <Button
                key={name}
                size="small"
                onPress={() =>
                  change({
                    condition: EXAMPLES[name],
                    name: draft.name === '' ? say(`decisions.alertRule.example.${name}`) : draft.name,
                  })
                }
              >
                {say(`decisions.alertRule.example.${name}`)}
              </Button>
            ))}
          </div>
        )}
        <div className={css.choices}>
          <Select
            label={say('decisions.alertRule.window')}
            options={ALERT_RULE_WINDOWS.map((value) => ({
              value,
              label: say(`decisions.alertRule.window.${value}`),
            }))}
            value={draft.window}
            onChange={(window) => change({ window })}
            isDisabled={isReadOnly}
          />
          <div className={css.product}>
            <Select
              label={say('decisions.alertRule.tag')}
              hint={say('decisions.alertRule.tag.hint')}
              options={[
                { value: NO_TAG, label: say('decisions.alertRule.tag.none') },
                ...[...tags].map(([id, label]) => ({ value: String(id), label })),
              ]}
              value={chosen}
              isDisabled={isReadOnly}
              onChange={(value) => change({ adds_tag: value === NO_TAG ? null : Number(value) })}
            />
          </div>
        </div>
        <Checkbox
          isSelected={draft.gives_notice}
          onChange={(gives_notice) => change({ gives_notice })}
          isDisabled={isReadOnly}
        >
          {say('decisions.alertRule.notice')}
        </Checkbox>
        <Checkbox
          isSelected={draft.raises_incident}
          onChange={(raises_incident) => change({ raises_incident })}
          isDisabled={isReadOnly}
        >
          {say('decisions.alertRule.incident')}
        </Checkbox>
        <p className={css.quiet}>{say('decisions.alertRule.webhooks')}</p>
      </div>
    </Card>
  );
}
