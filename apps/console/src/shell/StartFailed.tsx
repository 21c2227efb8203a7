import { ApiError } from '@casbah/contract/client';
import { ErrorView } from './ErrorView.tsx';
import css from './Shell.module.css';

/** The console couldn't start: the server doesn't respond, or not as expected. */
export function StartFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // During the redirect to sign-in, nothing is shown.
  if (error instanceof ApiError && error.status === 401) return null;
  return (
    <main className={css.start}>
      <ErrorView error={error} onRetry={onRetry} />
    </main>
  );
}
