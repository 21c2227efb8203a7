import { Card } from '@casbah/widgets/card/Card.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';

/** A card with a query of its own, so the page neither waits for it nor fails with it. */
export function TrendCard<Data>({
  title,
  aside,
  answer: { data, error, refetch },
  children,
}: {
  title: string;
  aside?: ((data: Data) => ReactNode) | undefined;
  answer: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
}) {
  return (
    <Card title={title} aside={data === undefined ? undefined : aside?.(data)}>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        <Skeleton height={180} />
      ) : (
        <ErrorView error={error} onRetry={() => void refetch()} compact />
      )}
    </Card>
  );
}
