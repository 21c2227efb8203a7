import { ApiError } from '@casbah/contract/client';
import { ErrorState } from '@casbah/widgets/error-state/ErrorState.tsx';
import { InlineCode } from '@casbah/widgets/inline-code/InlineCode.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { errorWords, lineOf } from '../words/error-words.ts';
import { useWords } from '../words/useWords.ts';

/** Any failure of a call in words, with the request id for those who look it up in the log. */
export function ErrorView({
  error,
  title,
  onRetry,
  action,
  compact,
}: {
  error: unknown;
  /** What failed, where the page knows better than the error. */
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  action?: ReactNode;
  compact?: boolean | undefined;
}) {
  const say = useWords();
  const intl = useIntl();
  const words = errorWords(intl, error, {
    unreachable: say('shell.error.unreachable'),
    unexpected:
      error instanceof ApiError
        ? say('shell.error.answer', { status: error.status })
        : say('shell.error.unexpected'),
  });
  const { problems = [] } = words;
  return (
    <ErrorState
      title={title ?? words.title ?? say('shell.error.title')}
      onRetry={onRetry}
      action={action}
      compact={compact}
    >
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
