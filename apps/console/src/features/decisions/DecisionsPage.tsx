import { tagOfDecision } from '@casbah/domain/decision';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StatTile } from '@casbah/widgets/stat-tile/StatTile.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { filterText } from '../../scope/scope-filter.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { AlertRulesCard } from './AlertRulesCard.tsx';
import css from './Decisions.module.css';
import { FeedsCard } from './FeedsCard.tsx';
import { ListCard } from './ListCard.tsx';
import { LogCard } from './LogCard.tsx';
import { decisionsQuery } from './queries.ts';

/** Decisions about services, and the lists for products generated from them. */
export function DecisionsPage() {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const format = useFormat();
  const { data, error, refetch } = useQuery(decisionsQuery);
  const isUndecided = data?.decisions.every(({ services }) => services === 0) ?? false;
  return (
    <>
      <PageHead title={say('route.audit.decisions')}>{say('decisions.sentence')}</PageHead>
      {data === undefined ? (
        <Card>
          {error === null ? (
            <Skeleton height={120} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        <div className={css.stack}>
          {isUndecided ? (
            <Card>
              <EmptyState
                compact
                title={say('decisions.none')}
                action={
                  <Link to="/appAudit/services" search={{}}>
                    {say('decisions.toServices')}
                  </Link>
                }
              >
                {say('decisions.none.why')}
              </EmptyState>
            </Card>
          ) : (
            <div className={css.tiles}>
              {data.decisions.map(({ decision, services }) => (
                <Link
                  key={decision}
                  to="/appAudit/services"
                  search={{
                    filter: filterText({
                      kind: 'in',
                      field: 'tag',
                      values: [String(tagOfDecision(decision))],
                    }),
                    range: 'all',
                  }}
                  style={{ display: 'contents' }}
                >
                  <StatTile
                    label={say(`tag.${decision}`)}
                    value={format.number(services)}
                    detail={say('decisions.services', { count: services })}
                  />
                </Link>
              ))}
            </div>
          )}
          <LogCard />
          <AlertRulesCard />
          <ListCard formats={data.formats} />
          <FeedsCard formats={data.formats} />
        </div>
      )}
    </>
  );
}
