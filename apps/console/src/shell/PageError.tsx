import { Button } from '@casbah/widgets/button/Button.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useWords } from '../words/useWords.ts';
import { ErrorView } from './ErrorView.tsx';

/** A page that failed while it was drawn, or whose code could not be loaded. The shell around it still works. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const say = useWords();
  return (
    <ErrorView
      error={error}
      onRetry={reset}
      action={<Button onPress={() => location.reload()}>{say('shell.error.reload')}</Button>}
    />
  );
}
