import type { ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { useErrorWords } from './useErrorWords.ts';

/**
 * Message of a failed call, with the request ID for looking it up in the log. Forms use `FormErrors` instead.
 */
export function ErrorView({
  error,
  title,
  onRetry,
  action,
  compact = false,
}: {
  error: unknown;
  /** What failed, if the page knows more than the error. */
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
