import { Button } from '@casbah/widgets/button/Button.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useReloadOnce } from '../request/useReloadOnce.ts';
import { useWords } from '../words/useWords.ts';
import { ErrorView } from './ErrorView.tsx';

/**
 * A page that failed to render or whose code couldn't be loaded. The shell still works. Reloads once after an
 * upgrade.
 */
export function PageError({ error, reset }: ErrorComponentProps) {
  const say = useWords();
  if (useReloadOnce(error)) return null;
  return (
    <ErrorView
      error={error}
      onRetry={reset}
      action={<Button onPress={() => location.reload()}>{say('shell.error.reload')}</Button>}
    />
  );
}
