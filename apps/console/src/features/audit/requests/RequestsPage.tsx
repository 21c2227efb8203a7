import { address } from '@casbah/contract/client';
import type { ServiceRequestAnswer } from '@casbah/contract/servicerequests';
import { SERVICE_REQUEST_STATES, type ServiceRequestState } from '@casbah/domain/service-request';
import type { riskProfilesWords } from '@casbah/messages/risk';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { type StaticColumn, StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../risk/Risk.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { requestsQuery } from './queries.ts';
import { RequestDialog } from './RequestDialog.tsx';
import { type RequestsSearch, stateOf } from './requests-search.ts';

const TONES: Readonly<Record<ServiceRequestState, Tone>> = {
  new: 'accent',
  under_review: 'info',
  done: 'low',
  declined: 'neutral',
};

/** Service requests and their outcomes. */
export function RequestsPage() {
  const say = useWords<typeof riskProfilesWords>();
  const navigate = useNavigate();
  const mayChange = useMay('audit.modify');
  const mayExport = useMay('audit.export');
  const search: Partial<RequestsSearch> = useSearch({ strict: false });
  const state = stateOf(search);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    requestsQuery(state),
  );
  const [isAsking, setAsking] = useState(false);
  const [moved, setMoved] = useState<ServiceRequestAnswer>();
  const rows = data?.pages.flatMap(({ requests }) => requests);
  const deeds: StaticColumn<ServiceRequestAnswer>[] = mayChange
    ? [
        {
          id: 'actions',
          header: say('brr.actions'),
          align: 'end',
          cell: (request) => (
            <Button
              size="small"
              aria-label={say('brr.requests.move.of', { name: request.service_name })}
              onPress={() => setMoved(request)}
            >
              {say('brr.requests.move')}
            </Button>
          ),
        },
      ]
    : [];
  return (
    <>
      <PageHead
        title={say('route.audit.requestedServices')}
        actions={
          <>
            {mayExport ? (
              <a
                href={address('GET /risks/servicerequests/export', {
                  query: state === undefined ? {} : { state },
                })}
                className={buttonClass()}
                download
              >
                {say('brr.requests.export')}
              </a>
            ) : null}
            <Button variant="primary" onPress={() => setAsking(true)}>
              {say('brr.requests.ask')}
            </Button>
          </>
        }
      >
        {data === undefined ? null : say('brr.requests.open', { count: data.pages[0]?.open ?? 0 })}
      </PageHead>
      <Card>
        <div className={css.stack}>
          <div className={css.narrow}>
            <Select<ServiceRequestState | 'all'>
              label={say('brr.requests.state')}
              options={(['all', ...SERVICE_REQUEST_STATES] as const).map((value) => ({
                value,
                label: say(`brr.requests.state.${value}`),
              }))}
              value={state ?? 'all'}
              onChange={(chosen) =>
                void navigate({
                  to: '/appAudit/requestedservices',
                  search: chosen === 'all' ? {} : { state: chosen },
                })
              }
            />
          </div>
          {rows === undefined ? (
            error === null ? (
              <Skeleton height={240} />
            ) : (
              <ErrorView error={error} onRetry={() => void refetch()} />
            )
          ) : (
            <StaticTable
              label={say('route.audit.requestedServices')}
              rows={rows}
              rowKey={({ id }) => id}
              empty={say('brr.requests.none')}
              shown={rows.length}
              columns={[
                {
                  id: 'service',
                  header: say('brr.requests.service'),
                  isRowName: true,
                  cell: (request) => <Service request={request} />,
                },
                {
                  id: 'kind',
                  header: say('brr.requests.kind'),
                  cell: ({ kind }) => say(`brr.requests.kind.${kind}`),
                },
                {
                  id: 'state',
                  header: say('brr.requests.state'),
                  cell: (request) => (
                    <Chip tone={TONES[request.state]}>{say(`brr.requests.state.${request.state}`)}</Chip>
                  ),
                },
                {
                  id: 'comments',
                  header: say('brr.requests.comments'),
                  cell: ({ comments, answer }) => (
                    <>
                      {comments}
                      {answer === '' ? null : (
                        <span className={css.under}>
                          {say('brr.requests.answer')}: {answer}
                        </span>
                      )}
                    </>
                  ),
                },
                {
                  id: 'asked',
                  header: say('brr.requests.asked'),
                  cell: ({ created_on, created_by }) => (
                    <>
                      <RelativeTime time={Date.parse(created_on)} />
                      {created_by === null ? null : (
                        <span className={css.under}>{say('brr.by', { who: created_by })}</span>
                      )}
                    </>
                  ),
                },
                ...deeds,
              ]}
            />
          )}
          {hasNextPage ? (
            <div>
              <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                {say('brr.requests.more')}
              </Button>
            </div>
          ) : null}
        </div>
      </Card>
      {isAsking ? <RequestDialog onClose={() => setAsking(false)} /> : null}
      {moved === undefined ? null : <MoveDialog request={moved} onClose={() => setMoved(undefined)} />}
    </>
  );
}

function Service({ request }: { request: ServiceRequestAnswer }) {
  const { service_id, service_name, service_url } = request;
  return (
    <>
      {service_id === null ? (
        service_name
      ) : (
        <Link to="/appAudit/service/$id" params={{ id: service_id }} search={{}}>
          {service_name}
        </Link>
      )}
      <span className={css.under}>{service_url}</span>
    </>
  );
}
