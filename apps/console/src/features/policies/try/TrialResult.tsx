import type { ConditionTraceAnswer } from '@casbah/contract/policies';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import { POLICY_FIELDS } from '@casbah/domain/policy/policy-fields';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { policiesWords } from '@casbah/messages/policies';
import { CloseIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { CheckIcon } from '@casbah/widgets/icons/icons.tsx';
import { useWords } from '../../../words/useWords.ts';
import { conditionTextWords } from '../explain/condition-words.ts';
import { deedWords } from '../explain/deed-words.ts';
import type { ExplainWords } from '../explain/explain-words.ts';
import css from '../Policies.module.css';
import type { Trial } from './try-policy.ts';

/** Why a policy applies or doesn't: each condition with the value that it was compared with. */
export function TrialResult({
  trial,
  policy,
  words,
}: {
  trial: Trial;
  policy: WrittenPolicy;
  words: ExplainWords;
}) {
  const say = useWords<typeof policiesWords>();
  const reason = policy.exceptions.find(({ id }) => id === trial.exception)?.reason ?? '';
  const { condition, verdict, responses } = trial;
  return (
    <div className={css.stack}>
      <p>{say(`policy.verdict.${verdict}`, { reason })}</p>
      {policy.condition === '' ? null : (
        <ul className={css.trace}>
          <TraceItem trace={condition} words={words} />
        </ul>
      )}
      {verdict === 'applies' && responses.length > 0 ? (
        <div>
          <p className={css.label}>{say('policy.try.then')}</p>
          <ol className={css.deeds}>
            {responses.map((response, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same response may be listed twice
              <li key={place} className={css.deed}>
                {deedWords(response, words)}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </div>
  );
}

/** A negated condition as one: “Tag isn’t Sanctioned” holds, rather than “not” of one that doesn’t. */
function plain(trace: ConditionTraceAnswer): ConditionTraceAnswer {
  const [part] = trace.parts ?? [];
  return trace.kind === 'not' && part?.kind === 'condition'
    ? { ...part, holds: trace.holds, condition: `not ${part.condition ?? ''}` }
    : trace;
}

function TraceItem({ trace: given, words }: { trace: ConditionTraceAnswer; words: ExplainWords }) {
  const say = useWords<typeof policiesWords>();
  const trace = plain(given);
  const { kind, holds, parts = [], condition = '' } = trace;
  return (
    <li>
      <span className={css.traceLine} data-holds={holds}>
        {holds ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
        <span className={css.hidden}>{say(holds ? 'policy.trace.holds' : 'policy.trace.misses')}: </span>
        <span className={css.traceWords}>
          {kind === 'condition' ? conditionTextWords(condition, words) : say(`policy.trace.${kind}`)}
          {kind === 'condition' ? <span className={css.quiet}>{valueWords(trace)}</span> : null}
        </span>
      </span>
      {parts.length === 0 ? null : (
        <ul className={css.trace}>
          {parts.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own
            <TraceItem key={place} trace={part} words={words} />
          ))}
        </ul>
      )}
    </li>
  );

  function valueWords({ field = '', value = null }: ConditionTraceAnswer): string {
    if (value === null || !isFieldOf(POLICY_FIELDS, field)) return say('policy.trace.unknown');
    const values = typeof value === 'object' ? value : [value];
    return say('policy.trace.value', { value: words.all(values.map((one) => words.value(field, one))) });
  }
}
