import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { AgentsCard } from './AgentsCard.tsx';
import css from './Anonymisation.module.css';
import { requestsQuery, stateQuery } from './queries.ts';
import { RequestsCard } from './RequestsCard.tsx';
import { SettingCard } from './SettingCard.tsx';

/** Anonymization setting, and unmask requests. */
export function AnonymisationPage() {
  const say = useWords<typeof anonymisationWords>();
  const state = useQuery(stateQuery);
  const requests = useQuery(requestsQuery);
  const failed = state.data === undefined ? state : requests;
  return (
    <>
      <PageHead title={say('anonymisation.title')}>{say('anonymisation.sentence')}</PageHead>
      {state.data === undefined || requests.data === undefined ? (
        <Card>
          {failed.error === null ? (
            <SkeletonText lines={6} />
          ) : (
            <ErrorView error={failed.error} onRetry={() => void failed.refetch()} />
          )}
        </Card>
      ) : (
        <div className={css.cards}>
          <SettingCard state={state.data} />
          <AgentsCard />
          <RequestsCard requests={requests.data.requests} />
        </div>
      )}
    </>
  );
}
