import { address } from '@casbah/contract/client';
import { DAY_MS } from '@casbah/domain/time-units';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Bytes } from '@casbah/widgets/bytes/Bytes.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../request/session.ts';
import { filterText } from '../../scope/scope-filter.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Decisions.module.css';
import { hitsQuery } from './queries.ts';

/** Hits of an alert rule by service and window, newest first. */
export function AlertRuleHits({ id }: { id: string }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const format = useFormat();
  const mayExport = useMay('audit.export');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    hitsQuery(id),
  );
  const hits = data?.pages.flatMap((page) => page.hits);
  const services = [...new Set(hits?.map(({ service }) => service.id))];
  const day = (text: string): string => format.date(Date.parse(text), 'day');
  return (
    <Card
      title={say('decisions.alertRule.hits')}
      flush
      aside={
        services.length === 0 ? undefined : (
          <span className={css.actions}>
            <Link
              to="/appAudit/services"
              search={{
                filter: filterText({ kind: 'in', field: 'service', values: services }),
                range: 'all',
              }}
              className={buttonClass()}
            >
              {say('decisions.alertRule.hits.inList')}
            </Link>
            {mayExport ? (
              <a
                className={buttonClass()}
                download
                href={address('GET /risks/policies/{id}/hits/export', { params: { id } })}
              >
                <DownloadIcon />
                {say('decisions.alertRule.hits.export')}
              </a>
            ) : null}
          </span>
        )
      }
    >
      {hits === undefined ? (
        error === null ? (
          <div className={css.skeleton} aria-busy="true">
            <Skeleton height={120} />
          </div>
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <StaticTable
          label={say('decisions.alertRule.hits')}
          rows={hits}
          rowKey={({ number }) => String(number)}
          empty={say('decisions.alertRule.hits.none')}
          shown={hits.length}
          columns={[
            {
              id: 'service',
              header: say('decisions.service'),
              isRowName: true,
              cell: ({ service, tagged, window_from: from, window_to: to }) => (
                <span className={css.names}>
                  <Link to="/appAudit/service/$id" params={{ id: service.id }} search={{ from, to }}>
                    {service.name}
                  </Link>
                  {tagged ? <Chip tone="accent">{say('decisions.alertRule.hits.tagged')}</Chip> : null}
                </span>
              ),
            },
            {
              id: 'window',
              header: say('decisions.alertRule.hits.window'),
              // A window's last day is the day before its end.
              cell: ({ window_from: from, window_to: to }) =>
                Date.parse(to) - Date.parse(from) > DAY_MS
                  ? `${day(from)} – ${format.date(Date.parse(to) - 1, 'day')}`
                  : day(from),
            },
            {
              id: 'uploaded',
              header: say('decisions.try.uploaded'),
              align: 'end',
              cell: (row) => <Bytes bytes={row.bytes_up} unknown={0} requests={row.requests} />,
            },
            {
              id: 'users',
              header: say('decisions.alertRule.hits.users'),
              align: 'end',
              cell: ({ users }) => format.number(users),
            },
            {
              id: 'requests',
              header: say('decisions.alertRule.hits.requests'),
              align: 'end',
              cell: ({ requests }) => format.number(requests),
            },
            {
              id: 'found',
              header: say('decisions.alertRule.hits.found'),
              cell: ({ found_on }) => <RelativeTime time={Date.parse(found_on)} />,
            },
          ]}
        />
      )}
      {hasNextPage ? (
        <div className={css.more}>
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {say('decisions.alertRule.hits.more')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
