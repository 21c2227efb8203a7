import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { policiesExplainWords, policiesWords } from '@casbah/messages/policies';
import { Card } from '@casbah/widgets/card/Card.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { personWords, scheduleSentences } from '../explain/explain-policy.ts';
import type { ExplainWords } from '../explain/explain-words.ts';
import css from '../Policies.module.css';
import { ConditionEditor } from './ConditionEditor.tsx';
import { ExceptionList } from './ExceptionList.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';

/** When a policy applies: conditions, people, schedule and exceptions. */
export function WhenCard({
  type,
  draft,
  onChange,
  words,
  isTried,
  isReadOnly,
}: {
  type: PolicyType;
  draft: WrittenPolicy;
  onChange: (part: Partial<WrittenPolicy>) => void;
  words: ExplainWords;
  isTried: boolean;
  isReadOnly: boolean;
}) {
  const say = useWords<typeof policiesWords | typeof policiesExplainWords>();
  const event = say(`policy.event.${type}`);
  return (
    <Card title={say('policy.when')}>
      <div className={css.stack}>
        <p className={css.quiet}>
          {say(draft.condition === '' ? 'policy.when.any' : 'policy.when.all', { event })}
        </p>
        <ConditionEditor
          type={type}
          condition={draft.condition}
          onCondition={(condition) => onChange({ condition })}
          label={say('policy.conditions')}
          name="condition"
          isTried={isTried}
          isReadOnly={isReadOnly}
        />
        <Section title={say('policy.people')}>
          {isReadOnly ? (
            <PeopleSentences draft={draft} words={words} />
          ) : (
            <PeopleFields draft={draft} onChange={onChange} />
          )}
        </Section>
        <Section title={say('policy.schedule')}>
          {isReadOnly ? (
            <p>{scheduleSentences(draft, words).join(' ') || say('policy.schedule.always')}</p>
          ) : (
            <ScheduleFields
              schedule={draft.schedule}
              onChange={(schedule) => onChange({ schedule })}
              words={words}
            />
          )}
        </Section>
        <Section title={say('policy.exceptions')}>
          <ExceptionList
            type={type}
            exceptions={draft.exceptions}
            onChange={(exceptions) => onChange({ exceptions })}
            words={words}
            isReadOnly={isReadOnly}
          />
        </Section>
      </div>
    </Card>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function PeopleSentences({ draft, words }: { draft: WrittenPolicy; words: ExplainWords }) {
  const say = useWords<typeof policiesWords>();
  const said = (list: 'include' | 'exclude') => words.all(draft[list].map((one) => personWords(one, words)));
  return (
    <dl className={css.people}>
      <dt>{say('policy.include')}</dt>
      <dd>{draft.include.length === 0 ? say('policy.people.everyone') : said('include')}</dd>
      {draft.exclude.length === 0 ? null : (
        <>
          <dt>{say('policy.exclude')}</dt>
          <dd>{said('exclude')}</dd>
        </>
      )}
    </dl>
  );
}
