import type { ContentProfileAnswer } from '@casbah/contract/content-definitions';
import type { ProfileVerdict } from '@casbah/contract/inspection';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import type { RuleChoices } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useEffect, useRef, useState } from 'react';
import { sendBytes } from '../../request/send-bytes.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';
import { ProfileTrace } from './ProfileTrace.tsx';

type Trial =
  | { state: 'none' | 'running' | 'unjudged' }
  | { state: 'failed'; error: unknown }
  | { state: 'judged'; verdict: ProfileVerdict };

/** Judges a text by the saved profile, and shows why it matched or not. */
export function TryCard({
  profile,
  isChanged,
  choices,
}: {
  /** Undefined for a new one. */
  profile: ContentProfileAnswer | undefined;
  isChanged: boolean;
  choices: RuleChoices;
}) {
  const say = useWords<typeof contentprofilesWords>();
  const [text, setText] = useState('');
  const [trial, setTrial] = useState<Trial>({ state: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isOff = profile?.is_enabled === false;
  const isUnsaved = profile === undefined || isChanged;

  const run = async (id: string): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setTrial({ state: 'running' });
    try {
      const query = { as: 'text', max_findings: '0' } as const;
      const { documents } = await sendBytes('POST /api/inspect', { query }, new Blob([text]), {
        signal: controller.signal,
      });
      const verdict = documents[0]?.profiles.find((one) => one.id === id);
      if (!controller.signal.aborted)
        setTrial(verdict === undefined ? { state: 'unjudged' } : { state: 'judged', verdict });
    } catch (error) {
      if (!controller.signal.aborted) setTrial({ state: 'failed', error });
    }
  };
  const hint = isUnsaved ? say('content.try.saveFirst') : isOff ? say('content.try.enableFirst') : undefined;
  return (
    <Card
      title={say('content.try')}
      aside={
        trial.state === 'judged' ? (
          <Chip tone={trial.verdict.matched ? 'high' : 'low'}>
            {say(trial.verdict.matched ? 'content.try.matched' : 'content.try.unmatched')}
          </Chip>
        ) : undefined
      }
    >
      <div className={css.stack} aria-busy={trial.state === 'running'}>
        <form
          className={css.try}
          onSubmit={(event) => {
            event.preventDefault();
            if (profile !== undefined) void run(profile.id);
          }}
        >
          <p className={css.quiet}>{say('content.try.sentence')}</p>
          <TextField label={say('content.try.text')} rows={6} value={text} onChange={setText} hint={hint} />
          <Button
            type="submit"
            isPending={trial.state === 'running'}
            isDisabled={isUnsaved || isOff || text.trim() === ''}
          >
            {say('content.try.run')}
          </Button>
        </form>
        <div role="status">
          {trial.state === 'unjudged' ? <p>{say('content.try.unjudged')}</p> : null}
          {trial.state === 'judged' ? <ProfileTrace verdict={trial.verdict} choices={choices} /> : null}
        </div>
        {trial.state === 'failed' ? <ErrorView error={trial.error} compact /> : null}
      </div>
    </Card>
  );
}
