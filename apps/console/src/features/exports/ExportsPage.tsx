import { EXPORT_HOURS } from '@casbah/domain/export';
import type { exportsPageWords } from '@casbah/messages/exports';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { ExportsTable } from './ExportsTable.tsx';
import { exportsQuery } from './queries.ts';

/** The signed-in person's exports, with their files. */
export function ExportsPage() {
  const say = useWords<typeof exportsPageWords>();
  const { data, error, refetch } = useQuery(exportsQuery);
  return (
    <>
      <PageHead title={say('route.investigate.exports')}>
        {say('exports.sentence', { hours: EXPORT_HOURS })}
      </PageHead>
      <Card flush>
        {data === undefined ? (
          error === null ? (
            <Skeleton height={240} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )
        ) : data.exports.length === 0 ? (
          <EmptyState title={say('exports.none')}>{say('exports.none.text')}</EmptyState>
        ) : (
          <ExportsTable exports={data.exports} />
        )}
      </Card>
    </>
  );
}
