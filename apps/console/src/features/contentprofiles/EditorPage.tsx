import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { errorCode } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';

/** An editor's page before its definition has loaded, or without one. */
export function EditorPage({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: Error | null;
  onRetry: () => void;
}) {
  const say = useWords<typeof contentprofilesWords>();
  return (
    <>
      <PageHead title={title} />
      <Card>
        {error === null ? (
          <Skeleton height={320} />
        ) : errorCode(error) === 'NOT_FOUND' ? (
          <EmptyState compact title={say('content.missing')}>
            {say('content.missing.text')}
          </EmptyState>
        ) : (
          <ErrorView error={error} onRetry={onRetry} />
        )}
      </Card>
    </>
  );
}
