import { topParts } from '@casbah/domain/filter/change';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import type { FilterModel } from '@casbah/domain/filter/model';
import { isAll } from '@casbah/domain/filter/normalise';
import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { conditionProblems } from '@casbah/domain/policy/parse-policy';
import { POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import { anonymisationWords } from '@casbah/messages/anonymisation';
import type { policiesWords } from '@casbah/messages/policies';
import { choosingWords, filterWords } from '@casbah/messages/widgets';
import { FilterBar } from '@casbah/widgets/filter-bar/FilterBar.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useWords } from '../../../words/useWords.ts';
import { withWords } from '../../../words/words.ts';
import { conditionWords } from '../explain/condition-words.ts';
import type { ExplainWords } from '../explain/explain-words.ts';
import { useExplainWords } from '../explain/useExplainWords.ts';
import css from '../Policies.module.css';
import { fieldChoices } from './condition-choices.ts';
import { useLoadFacts } from './useLoadFacts.ts';
import { useProblemWords } from './useProblemWords.ts';

/** Loaded when opened. */
const BuilderPanel = lazy(
  withWords([filterWords, choosingWords, anonymisationWords], async () => ({
    default: (await import('../../../filter/BuilderPanel.tsx')).BuilderPanel<PolicyField>,
  })),
);

const EXAMPLE = 'activity in (upload, share) and content_risk = pci and not group = "Payments"';

/** A condition over the fields of a policy type, one part per line. */
export function ConditionEditor({
  type,
  condition,
  onCondition,
  label,
  name,
  isTried,
  isReadOnly,
}: {
  type: PolicyType;
  /** Text in the filter language; what is being typed may not be valid. */
  condition: string;
  onCondition: (condition: string) => void;
  label: string;
  /** Of the value in the API. */
  name: string;
  isTried: boolean;
  isReadOnly: boolean;
}) {
  const say = useWords<typeof policiesWords>();
  const words = useExplainWords();
  const loadValues = useLoadFacts();
  const problemWords = useProblemWords();
  const [building, setBuilding] = useState(false);
  const [draft, setDraft] = useState<FilterModel>();
  const fields = useMemo(() => fieldChoices(type, words.field, words.value), [type, words]);
  const { filter = ALL } = parseFilter(condition, POLICY_FIELDS);
  if (isReadOnly) return <ConditionParts filter={filter} words={words} label={label} />;

  const problemOf = (text: string) => {
    const [problem] = conditionProblems(type, text, name);
    return problem === undefined || problem.code === 'condition' ? undefined : problemWords(problem, text);
  };
  const form = {
    filter,
    onFilter: (next: Filter<PolicyField>) => onCondition(printFilter(next, POLICY_FIELDS)),
    vocabulary: POLICY_FIELDS,
    fields,
    loadValues,
    valueLabel: words.value,
  };
  const problem = problemOf(condition);
  return (
    <fieldset className={css.conditionField} data-invalid={problem === undefined ? undefined : true}>
      <legend className={css.hidden}>{label}</legend>
      {/* A refusal by the server shows above the form if no field has its name. */}
      <input type="hidden" name={name} />
      <FilterBar
        {...form}
        layout="stack"
        otherField={words.field}
        placeholder={say('policy.condition.add')}
        example={EXAMPLE}
        onText={onCondition}
        isTried={isTried}
        faultOf={(part) => problemOf(printFilter(part, POLICY_FIELDS))}
        onBuilder={() => setBuilding(!building)}
        isBuilderOpen={building}
      />
      {problem === undefined ? null : (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {building ? (
        <Suspense fallback={<Skeleton height={112} />}>
          <BuilderPanel {...form} hiddenFields={[]} draft={draft} onDraft={setDraft} />
        </Suspense>
      ) : null}
    </fieldset>
  );
}

/** The parts of a condition, to read. */
function ConditionParts({
  filter,
  words,
  label,
}: {
  filter: Filter<PolicyField>;
  words: ExplainWords;
  label: string;
}) {
  const { formatMessage } = useIntl();
  const parts = topParts(filter).filter((part) => !isAll(part));
  if (parts.length === 0) return null;
  return (
    <ul className={css.parts} aria-label={label}>
      {parts.map((part, index) => {
        const said = conditionWords(part, words);
        return (
          <li key={said}>
            {index === 0 ? null : (
              <span className={css.and}>{formatMessage({ id: 'widgets.filter.and' })}</span>
            )}
            <span className={css.part}>{said}</span>
          </li>
        );
      })}
    </ul>
  );
}
