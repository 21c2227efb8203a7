import type { PolicyProblem } from '@casbah/domain/policy/parse-policy';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { policiesWords } from '@casbah/messages/policies';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useWords } from '../../../words/useWords.ts';
import { Explanation } from '../explain/Explanation.tsx';
import type { ExplainWords } from '../explain/explain-words.ts';
import css from '../Policies.module.css';
import { partOfPath, textAt } from './problem-place.ts';
import { useProblemWords } from './useProblemWords.ts';

/** The whole policy in plain sentences, and what is wrong with it. */
export function ExplainCard({
  type,
  policy,
  problems,
  words,
}: {
  type: PolicyType;
  policy: WrittenPolicy;
  problems: readonly PolicyProblem[];
  words: ExplainWords;
}) {
  const say = useWords<typeof policiesWords>();
  const problemWords = useProblemWords();
  return (
    <Card title={say('policy.explain')}>
      <Explanation type={type} policy={policy} words={words} />
      <div role="status" className={css.after}>
        {problems.length === 0 ? null : (
          <>
            <p className={css.problem}>{say('policy.problems', { count: problems.length })}</p>
            <ul className={css.problems}>
              {problems.map((problem, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two problems may say the same
                <li key={place}>
                  {say('policy.problem.part', {
                    part: say(`policy.part.${partOfPath(problem.path)}`),
                    problem: problemWords(problem, textAt(policy, problem.path)),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}
