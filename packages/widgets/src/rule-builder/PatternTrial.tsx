import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { TextField } from '../text-field/TextField.tsx';
import css from './RuleBuilder.module.css';

/** Position of a match, in code units of the text. */
export interface PatternMatch {
  start: number;
  end: number;
}

/**
 * Runs a pattern on the server, because a runaway match would freeze the page. `count` may exceed the returned matches.
 * Errors explain why the pattern is invalid.
 */
export type TryPattern = (
  pattern: string,
  text: string,
  signal: AbortSignal,
) => Promise<{ count: number; matches: readonly PatternMatch[] } | { error: string }>;

type Outcome =
  | { state: 'none' | 'running' | 'failed' }
  | { state: 'wrong'; error: string }
  | { state: 'matched'; count: number; matches: readonly PatternMatch[]; text: string };

const TEXT_MAX_LENGTH = 10_000;

/** Tests an expression on pasted text. */
export function PatternTrial({ pattern, tryPattern }: { pattern: string; tryPattern: TryPattern }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // Results are valid only for their pattern and text.
  const stop = () => {
    running.current?.abort();
    setOutcome({ state: 'none' });
  };
  const tried = useRef(pattern);
  useEffect(() => {
    if (tried.current === pattern) return;
    tried.current = pattern;
    running.current?.abort();
    setOutcome({ state: 'none' });
  }, [pattern]);

  const run = async () => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    setOutcome({ state: 'running' });
    try {
      const answer = await tryPattern(pattern, text, controller.signal);
      if (controller.signal.aborted) return;
      setOutcome(
        'error' in answer ? { state: 'wrong', error: answer.error } : { state: 'matched', ...answer, text },
      );
    } catch {
      if (!controller.signal.aborted) setOutcome({ state: 'failed' });
    }
  };

  return (
    <div className={css.trial}>
      <Button
        variant="link"
        icon={open ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
      >
        {formatMessage({ id: 'widgets.rules.tryOut' })}
      </Button>
      {open ? (
        <>
          <TextField
            label={formatMessage({ id: 'widgets.rules.tryText' })}
            rows={3}
            maxLength={TEXT_MAX_LENGTH}
            value={text}
            onChange={(next) => {
              stop();
              setText(next);
            }}
          />
          <div className={css.trialRun}>
            <Button
              size="small"
              isDisabled={pattern.trim() === '' || text === ''}
              isPending={outcome.state === 'running'}
              onPress={() => void run()}
            >
              {formatMessage({ id: 'widgets.rules.try' })}
            </Button>
            <div role="status" className={css.quiet}>
              {resultWords()}
            </div>
          </div>
          {outcome.state === 'matched' && outcome.matches.length > 0 ? (
            <p className={css.matches} dir="auto">
              {marked(outcome.text, outcome.matches)}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );

  function resultWords(): ReactNode {
    switch (outcome.state) {
      case 'none':
      case 'running':
        return null;
      case 'failed':
        return formatMessage({ id: 'widgets.rules.tryFailed' });
      case 'wrong':
        return formatMessage({ id: 'widgets.rules.tryWrong' }, { error: outcome.error });
      case 'matched':
        return formatMessage({ id: 'widgets.rules.tried' }, { count: outcome.count });
    }
  }
}

function marked(text: string, matches: readonly PatternMatch[]): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of [...matches].sort((one, other) => one.start - other.start)) {
    if (start < at || end <= start || end > text.length) continue;
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  parts.push(text.slice(at));
  return parts;
}
