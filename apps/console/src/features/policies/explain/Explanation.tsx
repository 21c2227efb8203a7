import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import css from '../Policies.module.css';
import { explainPolicy } from './explain-policy.ts';
import type { ExplainWords } from './explain-words.ts';

/** What a policy does, in plain sentences. */
export function Explanation({
  type,
  policy,
  words,
}: {
  type: PolicyType;
  policy: WrittenPolicy;
  words: ExplainWords;
}) {
  return (
    <div className={css.explanation}>
      {explainPolicy(type, policy, words).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
