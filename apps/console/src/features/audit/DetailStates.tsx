import { Card } from '@casbah/widgets/card/Card.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import type { ReactNode } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { errorCode } from '../../words/error-words.ts';
import css from './Detail.module.css';

/** A detail page while its data is loading. */
export function DetailSkeleton({ title, above }: { title: string; above: ReactNode }) {
  return (
    <>
      <PageHead title={title} above={above} tile={<Skeleton width={44} height={44} />} />
      <div className={css.tiles} aria-busy="true">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} height={96} />
        ))}
      </div>
      <Skeleton height={320} />
    </>
  );
}

/** A detail page whose object doesn't exist or couldn't be loaded. */
export function DetailFailed({
  error,
  title,
  above,
  notFound,
  onRetry,
}: {
  error: unknown;
  title: string;
  above: ReactNode;
  notFound: ReactNode;
  onRetry: () => void;
}) {
  return (
    <>
      <PageHead title={title} above={above} />
      <Card>
        {errorCode(error) === 'NOT_FOUND' ? notFound : <ErrorView error={error} onRetry={onRetry} />}
      </Card>
    </>
  );
}
