import { ApiError } from '@casbah/contract/client';
import { ErrorView } from './ErrorView.tsx';
import css from './Shell.module.css';

/** The console couldn't begin: the server doesn't answer, or not as it should. */
export function StartFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // On the way to the sign-in page there is nothing to say.
  if (error instanceof ApiError && error.status === 401) return null;
  return (
    <main className={css.start}>
      <ErrorView error={error} onRetry={onRetry} />
    </main>
  );
}
