import { UNKNOWN_TREATMENTS } from '@casbah/domain/brr-profile';
import { WEIGHTS } from '@casbah/domain/risk';
import {
  categoryOfSub,
  QUESTION_KEYS,
  type QuestionKey,
  type RiskCategory,
  riskCategories,
  riskQuestion,
  type Weight,
} from '@casbah/domain/risk-question';
import type { riskProfilesWords, riskScoreWords, riskWords } from '@casbah/messages/risk';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { CountriesField } from '@casbah/widgets/country-field/CountriesField.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { DraftRule, ProfileDraft } from './profile-draft.ts';
import css from './Risk.module.css';

const EACH_WEIGHT = ['0', '1', '3', '8'] as const;
const LONGEST = 200;

function weightOf(text: (typeof EACH_WEIGHT)[number]): Weight {
  return Object.values(WEIGHTS).find((weight) => String(weight) === text) ?? WEIGHTS.dont_care;
}
function textOfWeight(weight: Weight): (typeof EACH_WEIGHT)[number] {
  return EACH_WEIGHT.find((text) => text === String(weight)) ?? '0';
}

/** Weight of each attribute, and how its answers are rated. */
export function RulesCard({
  rules,
  isReadOnly,
  onChange,
}: {
  rules: ProfileDraft['rules'];
  isReadOnly: boolean;
  onChange: (key: QuestionKey, change: Partial<DraftRule>) => void;
}) {
  const say = useWords<typeof riskProfilesWords | typeof riskWords | typeof riskScoreWords>();
  const [category, setCategory] = useState<RiskCategory>('general');
  return (
    <Card title={say('brr.questions')}>
      <div className={css.stack}>
        <SegmentedControl
          label={say('brr.category')}
          value={category}
          onChange={setCategory}
          segments={riskCategories().map((one) => ({ value: one, label: say(`risk.category.${one}`) }))}
        />
        <StaticTable
          label={`${say('brr.questions')}: ${say(`risk.category.${category}`)}`}
          rows={QUESTION_KEYS.filter((key) => categoryOfSub(riskQuestion(key).sub) === category)}
          rowKey={(key) => key}
          empty=""
          columns={[
            {
              id: 'question',
              header: say('brr.question'),
              isRowName: true,
              cell: (key) => (
                <>
                  {say(`score.attribute.${key}`)}
                  <span className={css.under}>{say(`risk.sub.${riskQuestion(key).sub}`)}</span>
                  {riskQuestion(key).kind === 'yes_no' ? null : (
                    <div className={css.extra}>
                      <Extra
                        question={key}
                        rule={rules[key]}
                        isReadOnly={isReadOnly}
                        onChange={(change) => onChange(key, change)}
                      />
                    </div>
                  )}
                </>
              ),
            },
            {
              id: 'weight',
              header: say('brr.weight'),
              cell: (key) => (
                <Select
                  aria-label={`${say('brr.weight')}: ${say(`score.attribute.${key}`)}`}
                  size="small"
                  isDisabled={isReadOnly}
                  options={EACH_WEIGHT.map((value) => ({ value, label: say(`brr.weight.${value}`) }))}
                  value={textOfWeight(rules[key].weight)}
                  onChange={(value) => onChange(key, { weight: weightOf(value) })}
                />
              ),
            },
            {
              id: 'unknown',
              header: say('brr.unknown'),
              cell: (key) => (
                <Select
                  aria-label={`${say('brr.unknown')}: ${say(`score.attribute.${key}`)}`}
                  size="small"
                  isDisabled={isReadOnly}
                  options={UNKNOWN_TREATMENTS.map((value) => ({ value, label: say(`brr.unknown.${value}`) }))}
                  value={rules[key].unknown}
                  onChange={(unknown) => onChange(key, { unknown })}
                />
              ),
            },
            {
              id: 'knockout',
              header: say('brr.knockout'),
              cell: (key) => (
                <Checkbox
                  aria-label={say('brr.knockout.of', { question: say(`score.attribute.${key}`) })}
                  isDisabled={isReadOnly}
                  isSelected={rules[key].knockout}
                  onChange={(knockout) => onChange(key, { knockout })}
                />
              ),
            },
          ]}
        />
      </div>
    </Card>
  );
}

/** Additional fields for attributes about countries or years. */
function Extra({
  question,
  rule,
  isReadOnly,
  onChange,
}: {
  question: QuestionKey;
  rule: DraftRule;
  isReadOnly: boolean;
  onChange: (change: Partial<DraftRule>) => void;
}) {
  const say = useWords<typeof riskProfilesWords>();
  switch (riskQuestion(question).kind) {
    case 'yes_no':
      return null;
    case 'countries':
      return (
        <CountriesField
          label={say('brr.countries')}
          hint={say('brr.countries.hint')}
          value={rule.countries}
          onChange={(countries) => onChange({ countries })}
          onUnread={(unread) => onChange({ unread })}
          isDisabled={isReadOnly}
        />
      );
    case 'year':
      return (
        <NumberField
          label={say('brr.years')}
          value={rule.years}
          onChange={(years) => onChange({ years })}
          max={LONGEST}
          isReadOnly={isReadOnly}
        />
      );
  }
}
