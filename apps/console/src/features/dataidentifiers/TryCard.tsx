import { LONGEST_TRIED_TEXT } from '@casbah/domain/content-limits';
import type { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Identifiers.module.css';
import { markedMatches } from './marked-matches.ts';
import { useTriedPattern } from './useTriedPattern.ts';

/** Marks what a pattern finds in any text, while either is typed. */
export function TryCard({ pattern, ignoreCase }: { pattern: string; ignoreCase: boolean }) {
  const say = useWords<typeof dataidentifiersWords>();
  const [text, setText] = useState('');
  const [tried] = useTriedPattern(pattern, ignoreCase, [text]);
  const answer = pattern === '' || text === '' ? undefined : tried?.data;
  return (
    <Card title={say('identifiers.try')}>
      <div className={css.fields}>
        <div className={css.mono}>
          <TextField
            label={say('identifiers.try.text')}
            rows={5}
            value={text}
            maxLength={LONGEST_TRIED_TEXT}
            spellCheck="false"
            onChange={setText}
          />
        </div>
        <p role="status" className={css.quiet}>
          {answer === undefined
            ? say('identifiers.try.empty')
            : say('identifiers.try.count', { count: answer.count })}
        </p>
        {answer === undefined || answer.count === 0 ? null : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard
          <pre className={css.tried} tabIndex={0}>
            {markedMatches(text, answer.matches).map((part) =>
              part.isMatch ? (
                <mark key={part.start} className={css.mark}>
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </pre>
        )}
        {tried === undefined || tried.error === null ? null : <ErrorView error={tried.error} compact />}
      </div>
    </Card>
  );
}
