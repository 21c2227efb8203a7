import { ErrorState } from '@casbah/widgets/error-state/ErrorState.tsx';
import { InlineCode } from '@casbah/widgets/inline-code/InlineCode.tsx';
import type { ReactNode } from 'react';
import { type ErrorWords, lineOf } from '../words/error-words.ts';
import { useWords } from '../words/useWords.ts';

/** An error message, with the request ID for looking it up in the log. */
export function ErrorSummary({
  words,
  title,
  onRetry,
  action,
  compact = true,
}: {
  words: ErrorWords;
  title: string;
  onRetry?: (() => void) | undefined;
  action?: ReactNode;
  compact?: boolean | undefined;
}) {
  const say = useWords();
  const { problems = [] } = words;
  return (
    <ErrorState title={title} onRetry={onRetry} action={action} compact={compact}>
      <p>{words.summary ?? words.text}</p>
      {problems.length === 0 ? null : (
        <ul>
          {problems.map((problem) => (
            <li key={lineOf(problem)}>{lineOf(problem)}</li>
          ))}
        </ul>
      )}
      {words.requestId === undefined ? null : (
        <p>
          <InlineCode>{say('widgets.error.requestId', { id: words.requestId })}</InlineCode>
        </p>
      )}
    </ErrorState>
  );
}
