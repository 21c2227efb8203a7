import type { ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { useErrorWords } from './useErrorWords.ts';

/** Any failure of a call in words, with the request id for those who look it up in the log. A form shows its own in `FormErrors`. */
export function ErrorView({
  error,
  title,
  onRetry,
  action,
  compact = false,
}: {
  error: unknown;
  /** What failed, where the page knows better than the error. */
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  action?: ReactNode;
  compact?: boolean | undefined;
}) {
  const say = useWords();
  const words = useErrorWords()(error);
  return (
    <ErrorSummary
      words={words}
      title={title ?? words.title ?? say('shell.error.title')}
      onRetry={onRetry}
      action={action}
      compact={compact}
    />
  );
}
