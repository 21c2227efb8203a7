import { ALL } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { POLICY_FIELDS } from '@casbah/domain/policy/policy-fields';
import { POLICY_TYPE_FORMS, type PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { ExplainWords } from '../explain/explain-words.ts';
import css from '../Policies.module.css';
import { ActivityChoice } from './ActivityChoice.tsx';
import { exampleFacts, type FactProblem, factsOfActivity, readFacts, writeFacts } from './fact-text.ts';
import { TrialResult } from './TrialResult.tsx';
import { type Trial, tryPolicy } from './try-policy.ts';

type State =
  | { state: 'none' | 'running' }
  | { state: 'failed'; error: unknown }
  | { state: 'decided'; trial: Trial };

/** Checks the draft against facts, and shows why it applies or doesn't. */
export function TryCard({
  type,
  policy,
  isUsable,
  words,
}: {
  type: PolicyType;
  policy: WrittenPolicy;
  /** Whether it has no problems. */
  isUsable: boolean;
  words: ExplainWords;
}) {
  const say = useWords<typeof policiesWords>();
  const maySeeActivities = useMay('investigate.view');
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const [result, setResult] = useState<State>({ state: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const read = readFacts(text);
  const { fields } = POLICY_TYPE_FORMS[type];

  const run = async (): Promise<void> => {
    setTried(true);
    if ('problem' in read) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setResult({ state: 'running' });
    try {
      const trial = await tryPolicy(type, policy, read.facts, controller.signal);
      if (!controller.signal.aborted) setResult({ state: 'decided', trial });
    } catch (error) {
      if (!controller.signal.aborted) setResult({ state: 'failed', error });
    }
  };
  const fill = (): void => {
    const { filter = ALL } = parseFilter(policy.condition, POLICY_FIELDS);
    setText(writeFacts(exampleFacts(filter)));
  };
  const applies = result.state === 'decided' && result.trial.verdict === 'applies';
  return (
    <Card
      title={say('policy.try')}
      aside={
        result.state === 'decided' ? (
          <Chip tone={applies ? 'high' : 'low'}>
            {say(applies ? 'policy.try.applies' : 'policy.try.misses')}
          </Chip>
        ) : undefined
      }
    >
      <div aria-busy={result.state === 'running'}>
        <form
          className={css.stack}
          onSubmit={(event) => {
            event.preventDefault();
            void run();
          }}
        >
          <p className={css.quiet}>{say('policy.try.sentence')}</p>
          {maySeeActivities ? (
            <ActivityChoice onChoose={(row) => setText(writeFacts(factsOfActivity(row, fields)))} />
          ) : null}
          <TextField
            label={say('policy.try.facts')}
            hint={say('policy.try.facts.hint')}
            rows={6}
            spellCheck="false"
            value={text}
            onChange={setText}
            error={wasTried && 'problem' in read ? factProblemWords(read.problem, say, words) : undefined}
          />
          <span className={css.buttons}>
            <Button type="submit" isPending={result.state === 'running'} isDisabled={!isUsable}>
              {say('policy.try.run')}
            </Button>
            <Button variant="ghost" isDisabled={policy.condition === ''} onPress={fill}>
              {say('policy.try.example')}
            </Button>
          </span>
        </form>
        <div role="status" className={css.after}>
          {result.state === 'decided' ? (
            <TrialResult trial={result.trial} policy={policy} words={words} />
          ) : null}
        </div>
        {result.state === 'failed' ? <ErrorView error={result.error} compact /> : null}
      </div>
    </Card>
  );
}

function factProblemWords(
  problem: FactProblem,
  say: ReturnType<typeof useWords<typeof policiesWords>>,
  words: ExplainWords,
): string {
  switch (problem.code) {
    case 'json':
      return say('policy.try.json');
    case 'unread':
      return say('policy.try.unread', { line: problem.line });
    case 'field':
      return say('policy.try.field', { line: problem.line, field: problem.field });
    case 'number':
      return say('policy.try.number', { line: problem.line, field: words.field(problem.field) });
  }
}
