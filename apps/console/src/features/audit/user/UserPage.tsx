import type { Answer } from '@casbah/contract/client';
import { riskOrder } from '@casbah/domain/risk';
import { isUserToken } from '@casbah/domain/user-token';
import { largestFirst } from '@casbah/domain/volume';
import { BarList } from '@casbah/widgets/bar-list/BarList.tsx';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { StatTile } from '@casbah/widgets/stat-tile/StatTile.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { usePeopleHidden } from '../../../request/people-hidden.ts';
import { forUser } from '../../../scope/narrower-scope.ts';
import { type Scope, scopeOfChoice } from '../../../scope/scope.ts';
import { type ScopeQuery, useScope } from '../../../scope/useScope.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { DevicesCard } from '../../presence/parts/DevicesCard.tsx';
import { SessionsCard } from '../../presence/parts/SessionsCard.tsx';
import { AskWho, HiddenNote, WhoseToken } from '../anonymous/anonymous-parts.ts';
import css from '../Detail.module.css';
import { DetailFailed, DetailSkeleton } from '../DetailStates.tsx';
import { fromHighToLow } from '../levels.ts';
import { OverTime } from '../OverTime.tsx';
import { uploadsQuery, userQuery } from '../queries.ts';
import { UploadedTile } from '../UploadedTile.tsx';
import { PersonActions } from './PersonActions.tsx';
import { userName } from './user-name.ts';
import { pauseOf, readUserSearch } from './user-search.ts';

type UserDetail = Answer<'GET /audit/users/{user}'>;
type UsedService = UserDetail['services'][number];

const SERVICES = 12;

/** Details of one user in the traffic. */
export function UserPage() {
  const say = useWords();
  const { user = '' } = useParams({ strict: false });
  const { scope, query } = useScope();
  const { data, error, refetch } = useQuery(userQuery(user, query));
  const above = (
    <Breadcrumb>
      <Link to="/appAudit/users" search={scope}>
        {say('route.audit.users')}
      </Link>
    </Breadcrumb>
  );
  if (error !== null && data === undefined)
    return (
      <DetailFailed
        error={error}
        title={user}
        above={above}
        notFound={<NotSeen />}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <DetailSkeleton title={user} above={above} />;
  return <UserDetails data={data} query={query} scope={scope} above={above} />;
}

/** A filter or time range may hide the user: "not found" is certain only without them. */
function NotSeen() {
  const say = useWords();
  const { scope, change } = useScope();
  if (scope.filter !== undefined)
    return (
      <EmptyState
        title={say('audit.nothing.filtered')}
        action={<Button onPress={() => change({ filter: undefined })}>{say('audit.filter.clear')}</Button>}
      />
    );
  if (scope.range === 'all') return <EmptyState title={say('audit.user.notFound')} />;
  return (
    <EmptyState
      title={say('audit.nothing.range')}
      action={
        <Button onPress={() => change(scopeOfChoice({ kind: 'preset', preset: 'all' }))}>
          {say('audit.range.all')}
        </Button>
      }
    />
  );
}

function UserDetails({
  data,
  query,
  scope,
  above,
}: {
  data: UserDetail;
  query: ScopeQuery | undefined;
  scope: Scope;
  above: ReactNode;
}) {
  const say = useWords();
  const format = useFormat();
  const { change } = useScope();
  const search = readUserSearch(useSearch({ strict: false }));
  const { user } = data;
  const name = userName(user, say);
  const isHidden = usePeopleHidden();
  const levels = fromHighToLow(data.levels);
  const risky = [...data.services]
    .filter(({ level }) => level === 'high' || level === 'medium')
    .sort((a, b) => riskOrder(b.brr) - riskOrder(a.brr) || largestFirst(a.bytes_up, b.bytes_up));
  const byUpload = [...data.services].sort((a, b) => largestFirst(a.bytes_up, b.bytes_up));
  return (
    <>
      <PageHead
        title={name}
        above={above}
        tile={<NameTile name={name} colourOf={user.user} size={44} person />}
        actions={
          <>
            {isHidden ? (
              <Suspense>
                <AskWho person={user.user} />
              </Suspense>
            ) : null}
            {isUserToken(user.user) ? (
              <Suspense>
                <WhoseToken token={user.user} />
              </Suspense>
            ) : null}
            <Link to="/appAudit/events" search={forUser(scope, user.user)} className={buttonClass()}>
              {say('audit.viewEvents')}
            </Link>
            <Link to="/appAudit/services" search={forUser(scope, user.user)} className={buttonClass()}>
              {say('audit.user.allServices')}
            </Link>
            <PersonActions user={user.user} name={name} person={data.person} scope={scope} query={query} />
          </>
        }
      >
        {user.name === undefined ? null : `${user.user} · `}
        {[user.name === undefined ? data.person?.name : undefined, data.person?.department]
          .filter((text) => text !== undefined && text !== '')
          .map((text) => `${text} · `)}
        {say('audit.user.seen', {
          first: format.date(Date.parse(data.seen.first), 'dayTime'),
          last: format.date(Date.parse(data.seen.last), 'dayTime'),
        })}
      </PageHead>
      <div className={css.tiles}>
        <UploadedTile of={user} />
        <StatTile
          label={say('audit.column.services')}
          value={format.number(user.services)}
          detail={levels
            .filter(({ services }) => services > 0)
            .map(({ level, services }) => say(`audit.user.level.${level}`, { count: services }))
            .join(', ')}
        />
        <StatTile
          label={say('audit.column.highRisk')}
          value={format.number(user.high_risk_services)}
          tone={user.high_risk_services > 0 ? 'high' : undefined}
          detail={say('audit.column.highRisk.hint')}
        />
        <StatTile
          label={say('audit.column.blocked')}
          value={format.compact(user.blocked)}
          detail={say('audit.service.blockedShare', {
            share: format.percent(user.requests === 0 ? 0 : user.blocked / user.requests),
          })}
        />
      </div>
      <OverTime
        histogram={data.histogram}
        meta={data.meta}
        name={user.user}
        uploads={uploadsQuery({ user: user.user }, query)}
        hasUploads={user.bytes_up !== null}
        toEvents={(from) => forUser(from, user.user)}
      />
      <div className={css.two}>
        <Card
          title={say('audit.user.whereTo')}
          aside={
            <Link to="/appAudit/services" search={forUser(scope, user.user)}>
              {say('audit.summary.all')}
            </Link>
          }
        >
          <ServiceLeaders services={byUpload} scope={scope} />
        </Card>
        <Card
          title={say('audit.user.risky')}
          aside={say(hasBytes(risky) ? 'audit.column.uploaded' : 'audit.column.requests')}
        >
          {risky.length === 0 ? (
            <EmptyState compact title={say('audit.user.risky.nothing')} />
          ) : (
            <ServiceLeaders services={risky} scope={scope} />
          )}
        </Card>
      </div>
      <div className={css.three}>
        <Card title={say('audit.user.byRisk')} aside={say('audit.column.services')}>
          <ul className={css.lines}>
            {levels.map(({ level, services, ...volume }) => (
              <li key={level}>
                <RiskChip level={level} />
                <span className={css.number}>
                  {say('audit.count.services', { count: services })} · <Uploaded of={volume} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={say('audit.user.addresses')} aside={say('audit.column.requests')}>
          {isHidden ? (
            <p className={css.note}>
              <Suspense>
                <HiddenNote id="anonymisation.hidden" />
              </Suspense>
            </p>
          ) : (
            <BarList
              atMost={data.addresses.length}
              items={data.addresses.map(({ address, requests }) => ({
                id: address,
                label: address,
                value: requests,
                text: format.compact(requests),
              }))}
            />
          )}
        </Card>
        <Card title={say('audit.user.browsers')} aside={say('audit.column.requests')}>
          {data.browsers.length === 0 ? (
            <EmptyState compact title={say('audit.user.browsers.nothing')} />
          ) : (
            <BarList
              atMost={data.browsers.length}
              items={data.browsers.map(({ value, label, count }) => ({
                id: value,
                label: value === '' ? say('audit.value.none') : label,
                value: count,
                text: format.compact(count),
              }))}
            />
          )}
        </Card>
      </div>
      <DevicesCard user={user.user} scope={scope} query={query} />
      <SessionsCard
        user={user.user}
        scope={scope}
        query={query}
        pause={pauseOf(search)}
        onPause={(minutes) =>
          change({ pause: readUserSearch({ pause: String(minutes) }).pause }, { replace: true })
        }
      />
    </>
  );
}

/** Without recorded sizes, sorts by requests. */
const hasBytes = (services: readonly UsedService[]): boolean =>
  services.some(({ bytes_up }) => bytes_up !== null && bytes_up > 0);

function ServiceLeaders({ services, scope }: { services: readonly UsedService[]; scope: Scope }) {
  const format = useFormat();
  const inBytes = hasBytes(services);
  return (
    <BarList
      order="given"
      atMost={SERVICES}
      items={services.map((service) => ({
        id: service.id,
        icon: <NameTile name={service.name} colourOf={service.id} />,
        label: service.name,
        detail: <RiskChip level={service.level} brr={service.brr} />,
        value: inBytes ? (service.bytes_up ?? 0) : service.requests,
        text: inBytes
          ? format.bytes(service.bytes_up, service.bytes_up_unknown)
          : format.compact(service.requests),
        tone: service.level === 'high' ? 'high' : undefined,
      }))}
      link={(service, name) => (
        <Link to="/appAudit/service/$id" params={{ id: service.id }} search={scope}>
          {name}
        </Link>
      )}
    />
  );
}
