import type { PolicyChange } from '@casbah/domain/policy/policy-changes';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { useWords } from '../../../words/useWords.ts';
import { useExplainWords } from '../explain/useExplainWords.ts';
import css from '../Policies.module.css';
import { changeWords } from './change-words.ts';

/** Differences between two definitions, each with what it was before and what it is after. */
export function ChangeList({ changes }: { changes: readonly PolicyChange[] }) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords>();
  const words = useExplainWords();
  if (changes.length === 0) return <p className={css.quiet}>{say('policy.change.none')}</p>;
  return (
    <dl className={css.changes}>
      {changes.map((change, place) => {
        const { before, after } = changeWords(change, words);
        const nothing = say(change.part === 'schedule' ? 'policy.change.always' : 'policy.change.nothing');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes of one part have nothing else that tells them apart
          <div key={place}>
            <dt>{say(`policy.part.${change.part}`)}</dt>
            {before === undefined ? null : (
              <dd data-side="before">
                <span className={css.hidden}>{say('policy.change.before')}: </span>
                {before === '' ? nothing : before}
              </dd>
            )}
            {after === undefined ? null : (
              <dd data-side="after">
                <span className={css.hidden}>{say('policy.change.after')}: </span>
                {after === '' ? nothing : after}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
