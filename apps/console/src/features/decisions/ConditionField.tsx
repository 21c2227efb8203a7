import { LONGEST_ALERT_RULE_CONDITION } from '@casbah/domain/alert-rule';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useId } from 'react';
import { FilterForm } from '../../filter/FilterForm.tsx';
import { useWords } from '../../words/useWords.ts';
import { type ConditionFault, conditionFault, partFault } from './alert-rule-draft.ts';
import css from './Decisions.module.css';

/** Suggested values come from the last month, whatever the rule's window. */
const NO_SCOPE = {};

/** Condition of an alert rule, edited like the filters of *Services*. */
export function ConditionField({
  condition,
  onCondition,
  isTried,
  isReadOnly,
}: {
  condition: string;
  onCondition: (condition: string) => void;
  isTried: boolean;
  isReadOnly: boolean;
}) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const id = useId();
  const wordsOf = (fault: ConditionFault | undefined): string | undefined => {
    switch (fault?.kind) {
      case undefined:
      case 'unreadable': // The filter field shows the position.
        return undefined;
      case 'missing':
        return isTried ? say('decisions.alertRule.condition.missing') : undefined;
      case 'too_long':
        return say('decisions.alertRule.condition.tooLong', { most: LONGEST_ALERT_RULE_CONDITION });
      case 'people':
        return say('decisions.alertRule.condition.people', { field: say(`audit.field.${fault.field}`) });
      case 'foreign_totals':
        return say('decisions.alertRule.condition.services', { field: say('audit.field.services') });
    }
  };
  if (isReadOnly)
    return <TextField label={say('decisions.alertRule.condition')} value={condition} isReadOnly />;
  const { filter = ALL } = parseFilter(condition, TRAFFIC_FIELDS);
  const problem = wordsOf(conditionFault(condition));
  return (
    <fieldset
      aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
      className={css.conditionField}
    >
      <legend className={css.conditionLabel}>{say('decisions.alertRule.condition')}</legend>
      <FilterForm
        list="services"
        query={NO_SCOPE}
        mayAsk={isOfServices}
        filter={filter}
        onFilter={(next) => onCondition(printFilter(next, TRAFFIC_FIELDS))}
        onText={onCondition}
        isTried={isTried}
        faultOf={(part: Filter) => wordsOf(partFault(part))}
      />
      <span id={`${id}-hint`} className={css.quiet}>
        {say('decisions.alertRule.condition.hint')}
      </span>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} role="alert" className={css.conditionProblem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function isOfServices(field: TrafficField): boolean {
  return partFault({ kind: 'exists', field }) === undefined;
}
