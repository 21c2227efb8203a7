import { address } from '@casbah/contract/client';
import type { Threat } from '@casbah/contract/threats';
import { parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { THREAT_KINDS, type ThreatKind } from '@casbah/domain/threat';
import type { threatsWords } from '@casbah/messages/threats';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Evidence } from '../../evidence/Evidence.tsx';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import type { Scope } from '../../scope/scope.ts';
import { filterOf, filterText } from '../../scope/scope-filter.ts';
import { type ScopeQuery, useDataRange, useScope } from '../../scope/useScope.ts';
import { NoDataYet } from '../../shell/audit-tabs/NoDataYet.tsx';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { LargeUploadDialog } from './LargeUploadDialog.tsx';
import css from './Threats.module.css';

/** Rows of a kind per request. */
const PAGE = 50;
/** Rows of a kind shown initially. */
const SHOWN = 8;

const kindQuery = (kind: ThreatKind, query: ScopeQuery | undefined) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'threats', query, kind],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        'GET /audit/threats',
        { query: { ...query, kind, limit: PAGE, ...(cursor === null ? {} : { cursor }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    enabled: query !== undefined,
  });

/** Findings from logs and catalog, most serious first; each links to its list. */
export function ThreatsPage() {
  const say = useWords<typeof threatsWords>();
  const common = useWords();
  const { scope, query } = useScope();
  const { range } = useDataRange();
  const mayExport = useMay('audit.export');
  const mayChange = useMay('audit.modify');
  const [isChanging, setChanging] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'threats', query],
    queryFn: ({ signal }) => call('GET /audit/threats', { query: { ...query, limit: PAGE } }, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  const queryClient = useQueryClient();
  // Kinds and their counts load in parallel.
  useEffect(() => {
    if (query === undefined) return;
    for (const kind of THREAT_KINDS) void queryClient.prefetchInfiniteQuery(kindQuery(kind, query));
  }, [queryClient, query]);
  if (range === null) return <NoDataYet title={say('route.audit.threats')} />;
  const without = data?.kinds.filter(({ count }) => count === 0) ?? [];
  return (
    <>
      <PageHead
        title={say('route.audit.threats')}
        actions={
          <>
            {mayChange && data !== undefined ? (
              <Button onPress={() => setChanging(true)}>{say('threats.large')}</Button>
            ) : null}
            {mayExport && query !== undefined ? (
              <a className={buttonClass()} download href={address('GET /audit/threats/export', { query })}>
                <DownloadIcon />
                {common('audit.export')}
              </a>
            ) : null}
          </>
        }
      >
        {say('threats.sentence')}
      </PageHead>
      {isChanging && data !== undefined ? (
        <LargeUploadDialog now={data.unknown_upload_mb} onClose={() => setChanging(false)} />
      ) : null}
      {scope.filter === undefined ? null : (
        <p className={css.quiet}>
          {say('threats.filtered', { filter: scope.filter })}{' '}
          <Link to="/appAudit/threats" search={{ ...scope, filter: undefined }}>
            {say('threats.unfiltered')}
          </Link>
        </p>
      )}
      {data === undefined ? (
        error === null ? (
          <Skeleton height={480} />
        ) : (
          <Card>
            <ErrorView error={error} onRetry={() => void refetch()} />
          </Card>
        )
      ) : (
        <div className={css.kinds}>
          {data.kinds
            .filter(({ count }) => count > 0)
            .map((kind) => (
              <KindCard
                key={kind.kind}
                {...kind}
                scope={scope}
                query={query}
                largeUploadMb={data.unknown_upload_mb}
              />
            ))}
          {without.length === 0 && data.has_categories ? null : (
            <Card title={say('threats.nothing')}>
              <ul className={css.nothing}>
                {without.map(({ kind }) => (
                  <li key={kind}>
                    {kind === 'harmful_verdict' && !data.has_categories
                      ? say('threats.noCategories')
                      : say(`threats.kind.${kind}`)}
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      )}
    </>
  );
}

interface KindProps {
  kind: ThreatKind;
  count: number;
  scope: Scope;
  query: ScopeQuery | undefined;
  largeUploadMb: number;
}

/** All findings of one kind: some shown, the rest on demand. */
function KindCard({ kind, count, scope, query, largeUploadMb }: KindProps) {
  const say = useWords<typeof threatsWords>();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const list = useInfiniteQuery({ ...kindQuery(kind, query), placeholderData: keepPreviousData });
  const loaded = list.data?.pages.flatMap(({ threats }) => threats);
  const rows = isOpen ? loaded : loaded?.slice(0, SHOWN);
  const hasMore = rows !== undefined && (rows.length < (loaded?.length ?? 0) || list.hasNextPage);
  return (
    <Card title={say(`threats.kind.${kind}`)} aside={say('threats.count', { count })}>
      <p className={css.quiet}>
        {say(`threats.why.${kind}`, { size: format.bytes(largeUploadMb * 2 ** 20) })}
      </p>
      {rows === undefined ? (
        list.error === null ? (
          <Skeleton height={160} />
        ) : (
          <ErrorView error={list.error} onRetry={() => void list.refetch()} compact />
        )
      ) : (
        <Threats kind={kind} threats={rows} scope={scope} />
      )}
      {hasMore ? (
        <div className={css.more}>
          <Button
            isPending={list.isFetchingNextPage}
            onPress={() => (isOpen ? void list.fetchNextPage() : setOpen(true))}
          >
            {say('threats.more')}
          </Button>
          <span className={css.shown}>
            {say('threats.shown', { shown: format.number(rows.length), count: format.number(count) })}
          </span>
        </div>
      ) : null}
    </Card>
  );
}

function Threats({ kind, threats, scope }: { kind: ThreatKind; threats: readonly Threat[]; scope: Scope }) {
  const say = useWords<typeof threatsWords>();
  const format = useFormat();
  return (
    <StaticTable
      label={say(`threats.kind.${kind}`)}
      rows={threats}
      rowKey={({ name, service_id }) => `${service_id} ${name}`}
      shown={threats.length}
      empty={say('threats.nothing')}
      columns={[
        {
          id: 'name',
          header: say(
            kind === 'harmful_service' || kind === 'risky_service' ? 'threats.service' : 'threats.host',
          ),
          isRowName: true,
          wraps: true,
          cell: (threat) => <Subject threat={threat} scope={scope} />,
        },
        {
          id: 'users',
          header: say('threats.users'),
          align: 'end',
          cell: ({ users }) => format.number(users),
        },
        {
          id: 'requests',
          header: say('threats.requests'),
          align: 'end',
          cell: ({ requests }) => format.number(requests),
        },
        {
          id: 'blocked',
          header: say('threats.blocked'),
          align: 'end',
          cell: ({ blocked }) => format.number(blocked),
        },
        {
          id: 'up',
          header: say('threats.uploaded'),
          align: 'end',
          cell: (row) => <Uploaded of={row} />,
        },
        {
          id: 'last',
          header: say('threats.last'),
          align: 'end',
          cell: ({ last_seen }) => (
            <span className={css.line}>{format.date(Date.parse(last_seen), 'dayTime')}</span>
          ),
        },
        {
          id: 'evidence',
          header: say('threats.evidence'),
          align: 'end',
          cell: ({ name, evidence }) => (
            <Link
              className={css.line}
              to={evidence.list === 'sites' ? '/appAudit/sites' : '/appAudit/services'}
              search={evidenceScope(scope, evidence.filter)}
              aria-label={say('threats.evidence.of', {
                name,
                list: say(evidence.list === 'sites' ? 'threats.inSites' : 'threats.inServices'),
              })}
            >
              {say(evidence.list === 'sites' ? 'threats.inSites' : 'threats.inServices')}
            </Link>
          ),
        },
      ]}
    />
  );
}

function Subject({
  threat: { service_id, name, level, categories, reasons },
  scope,
}: {
  threat: Threat;
  scope: Scope;
}) {
  return (
    <>
      <span className={css.subject}>
        {service_id === null ? (
          name
        ) : (
          <Link to="/appAudit/service/$id" params={{ id: service_id }} search={scope}>
            {name}
          </Link>
        )}
        {level === null ? null : <RiskChip level={level} />}
      </span>
      {categories.length === 0 ? null : <div className={css.reasons}>{categories.join(', ')}</div>}
      {reasons.map((part) => (
        <div key={part.attribute} className={css.reasons}>
          <Evidence part={part} />
        </div>
      ))}
    </>
  );
}

/** The current time range and filter, narrowed to a row. */
function evidenceScope(scope: Scope, evidence: string): Scope {
  const parsed = parseFilter(evidence, TRAFFIC_FIELDS);
  if (parsed.error !== undefined) return scope;
  const { filter } = filterOf(scope);
  return { ...scope, filter: filterText({ kind: 'and', parts: [filter, parsed.filter] }) };
}
