import { Card } from '@casbah/widgets/card/Card.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorView } from '../shell/ErrorView.tsx';
import css from './Settings.module.css';

/** A card with loading and error states. */
export function Loaded<Data>({
  title,
  query,
  aside,
  flush,
  children,
}: {
  title: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  aside?: ReactNode;
  flush?: boolean;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, refetch } = query;
  return (
    <Card title={title} aside={aside} flush={flush === true && data !== undefined}>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        <div className={css.skeleton} aria-busy="true">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={24} />
          ))}
        </div>
      ) : (
        <ErrorView error={error} onRetry={() => void refetch()} compact />
      )}
    </Card>
  );
}
