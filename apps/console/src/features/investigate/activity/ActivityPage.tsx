import type { ActivityDetail } from '@casbah/contract/investigate';
import type { routeWords } from '@casbah/messages/every-area';
import type { investigateWords } from '@casbah/messages/investigate';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { chooseValue } from '../../../filter/filter-values.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { errorCode } from '../../../words/error-words.ts';
import { useWords } from '../../../words/useWords.ts';
import { activityFilterText, readActivityFilter } from '../activity-filter.ts';
import { useActivityWords } from '../activity-words.ts';
import { readActivitiesSearch } from '../log/activities-search.ts';
import { activityQuery } from '../queries.ts';
import { ActivityChips } from './ActivityChips.tsx';
import { ActivityDetails } from './ActivityDetails.tsx';
import { activityLink } from './activity-link.ts';
import { useSubtitle } from './useSubtitle.ts';

/** One activity on a page of its own, for links from mail, notices and incidents [PL-R001] [PF-R060]. */
export function ActivityPage() {
  const say = useWords<typeof investigateWords | typeof routeWords>();
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(activityQuery(id));
  if (data !== undefined) return <Activity detail={data} />;
  return (
    <>
      <PageHead title={say('route.investigate.activity')} />
      <Card>
        {error === null ? (
          <div aria-busy="true">
            <Skeleton height={320} />
          </div>
        ) : errorCode(error) === 'NOT_FOUND' ? (
          <EmptyState
            title={say('investigate.missing')}
            action={
              <Link to="/appForensics" className={buttonClass()}>
                {say('investigate.inLog')}
              </Link>
            }
          >
            {say('investigate.missing.text')}
          </EmptyState>
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}

function Activity({ detail }: { detail: ActivityDetail }) {
  const say = useWords<typeof investigateWords>();
  const words = useActivityWords();
  const navigate = useNavigate();
  const { tab = 'readable' } = readActivitiesSearch(useSearch({ strict: false }));
  return (
    <>
      <PageHead
        title={words.title(detail.event)}
        actions={
          <>
            <ActivityChips row={detail} link={activityLink(detail.id)} />
            <Link
              to="/appForensics"
              search={{ selected: detail.id }}
              className={buttonClass({ size: 'small' })}
            >
              {say('investigate.inLog')}
            </Link>
          </>
        }
      >
        {useSubtitle(detail)}
      </PageHead>
      <Card flush>
        <ActivityDetails
          row={detail}
          detail={detail}
          error={null}
          onRetry={() => undefined}
          tab={tab}
          onTab={(next) =>
            void navigate({
              to: '.',
              search: (before: Record<string, unknown>) => ({
                ...before,
                tab: next === 'readable' ? undefined : next,
              }),
              replace: true,
            })
          }
          onFilter={(field, value, exclude) =>
            void navigate({
              to: '/appForensics',
              search: {
                filter: activityFilterText(
                  chooseValue(readActivityFilter().filter, field, value, exclude ? 'without' : 'only'),
                ),
              },
            })
          }
          onOpen={(id) => void navigate({ to: '/appForensics/activities/$id', params: { id } })}
        />
      </Card>
    </>
  );
}
