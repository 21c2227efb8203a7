import type { Threat } from '@casbah/contract/threats';
import { parseFilter } from '@casbah/domain/filter/parse';
import { THREAT_KINDS, type ThreatKind } from '@casbah/domain/threat';
import type { ScoreMessageId, ThreatMessageId } from '@casbah/messages/parts';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../request/api.ts';
import type { Scope } from '../../../scope/scope.ts';
import { filterOf, filterText } from '../../../scope/scope-filter.ts';
import { useDataRange, useScope } from '../../../scope/useScope.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { NoDataYet } from '../NoDataYet.tsx';
import css from './Threats.module.css';

/** Of each kind; the server says when it was cut. */
const MOST = 100;
/** Rows of a kind in sight at first. */
const SHOWN = 8;

/** What logs and catalogue show to be looked at, worst first; each with the list that is behind it. */
export function ThreatsPage() {
  const say = useWords<ThreatMessageId>();
  const { scope, query } = useScope();
  const { range } = useDataRange();
  const asked = { ...query, threat_count: MOST, limit: MOST * THREAT_KINDS.length, offset: 0 };
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'threats', query],
    queryFn: ({ signal }) => call('GET /audit/threats', { query: asked }, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  if (range === null) return <NoDataYet title={say('threats.title')} />;
  if (data === undefined)
    return (
      <>
        <PageHead title={say('threats.title')}>{say('threats.sentence')}</PageHead>
        {error === null ? (
          <Skeleton height={480} />
        ) : (
          <Card>
            <ErrorView error={error} onRetry={() => void refetch()} />
          </Card>
        )}
      </>
    );
  const { threats, kinds } = data;
  const without = kinds.filter(({ count }) => count === 0);
  return (
    <>
      <PageHead title={say('threats.title')}>{say('threats.sentence')}</PageHead>
      {scope.filter === undefined ? null : (
        <p className={css.quiet}>
          {say('threats.filtered', { filter: scope.filter })}{' '}
          <Link to="/appAudit/threats" search={{ ...scope, filter: undefined }}>
            {say('threats.unfiltered')}
          </Link>
        </p>
      )}
      <div className={css.kinds}>
        {kinds
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => (
            <Card
              key={kind}
              title={say(`threats.kind.${kind}`)}
              aside={count < MOST ? say('threats.count', { count }) : say('threats.most', { count })}
            >
              <p className={css.quiet}>{say(`threats.why.${kind}`)}</p>
              <Threats kind={kind} threats={threats.filter((one) => one.kind === kind)} scope={scope} />
            </Card>
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
    </>
  );
}

function Threats({ kind, threats, scope }: { kind: ThreatKind; threats: readonly Threat[]; scope: Scope }) {
  const say = useWords<ThreatMessageId>();
  const format = useFormat();
  return (
    <StaticTable
      label={say(`threats.kind.${kind}`)}
      rows={threats}
      rowKey={({ name, service_id }) => `${service_id} ${name}`}
      shown={SHOWN}
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
          cell: ({ bytes_up }) => format.bytes(bytes_up),
        },
        {
          id: 'last',
          header: say('threats.last'),
          align: 'end',
          cell: ({ last_seen }) => format.date(Date.parse(last_seen), 'dayTime'),
        },
        {
          id: 'evidence',
          header: say('threats.evidence'),
          align: 'end',
          cell: ({ name, evidence }) => (
            <Link
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
  threat: { service_id, name, level, categories, questions },
  scope,
}: {
  threat: Threat;
  scope: Scope;
}) {
  const explain = useWords<ScoreMessageId>();
  const reasons = [...categories, ...questions.map((key) => explain(`score.attribute.${key}`))];
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
      {reasons.length === 0 ? null : <div className={css.reasons}>{reasons.join(', ')}</div>}
    </>
  );
}

/** The time and filter one looks at, narrowed to what is behind a row. */
function evidenceScope(scope: Scope, evidence: string): Scope {
  const parsed = parseFilter(evidence);
  if (parsed.error !== undefined) return scope;
  const { filter } = filterOf(scope);
  return { ...scope, filter: filterText({ kind: 'and', parts: [filter, parsed.filter] }) };
}
