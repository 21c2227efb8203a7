import type { Answer } from '@casbah/contract/client';
import { decisionOf } from '@casbah/domain/decision';
import type { riskProfilesWords } from '@casbah/messages/risk';
import { BarList } from '@casbah/widgets/bar-list/BarList.tsx';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { StatTile } from '@casbah/widgets/stat-tile/StatTile.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { CurrentDecision } from '../../../decisions/CurrentDecision.tsx';
import { useMay } from '../../../request/session.ts';
import { forHost, forService } from '../../../scope/narrower-scope.ts';
import type { Scope } from '../../../scope/scope.ts';
import { type ScopeQuery, useScope } from '../../../scope/useScope.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { errorCode } from '../../../words/error-words.ts';
import { ServiceDescription } from '../../../words/ServiceDescription.tsx';
import { useActionName } from '../../../words/useActionName.ts';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useCountry } from '../../../words/useCountry.ts';
import { useWords } from '../../../words/useWords.ts';
import { ServiceDevicesCard } from '../../presence/parts/ServiceDevicesCard.tsx';
import { SameCategoryCard } from '../../trends/parts/SameCategoryCard.tsx';
import { Confidence } from '../Confidence.tsx';
import css from '../Detail.module.css';
import { DetailFailed, DetailSkeleton } from '../DetailStates.tsx';
import { DecideServices } from '../decide/DecideServices.tsx';
import { OverTime } from '../OverTime.tsx';
import { serviceQuery, uploadsQuery } from '../queries.ts';
import { RequestDialog } from '../requests/RequestDialog.tsx';
import { AttributesCard } from '../risk/AttributesCard.tsx';
import { ScoreCard } from '../risk/ScoreCard.tsx';
import { TagChips } from '../tags/TagChips.tsx';
import { UploadedTile } from '../UploadedTile.tsx';
import { userName } from '../user/user-name.ts';

type ServiceDetail = Answer<'GET /audit/services/{id}'>;

/** Parts of the score shown before expanding; every attribute is listed below with its answer. */
const PARTS = 10;
const UPLOADERS = 12;
const HOSTS = 12;

/** Details of one service. */
export function ServicePage() {
  const say = useWords();
  const { id = '' } = useParams({ strict: false });
  const { scope, query } = useScope();
  const { data, error, refetch } = useQuery(serviceQuery(id, query));
  const above = (
    <Breadcrumb>
      <Link to="/appAudit/services" search={scope}>
        {say('route.audit.services')}
      </Link>
    </Breadcrumb>
  );
  // The previous assessment stays while it is refetched.
  const [failed, setFailed] = useState<{ id: string; error: Error }>();
  if (error !== null && failed?.error !== error) setFailed({ id, error });
  const failure = error ?? (failed?.id === id ? failed.error : null);
  if (failure !== null && data === undefined)
    return (
      <>
        <DetailFailed
          error={failure}
          title={id}
          above={above}
          notFound={<EmptyState title={say('audit.service.notFound')} />}
          onRetry={() => void refetch()}
        />
        {/* An unused service may still be in the catalog. */}
        {errorCode(failure) === 'NOT_FOUND' ? <AttributesCard id={id} /> : null}
      </>
    );
  if (data === undefined) return <DetailSkeleton title={id} above={above} />;
  return <ServiceDetails data={data} query={query} scope={scope} above={above} />;
}

function ServiceDetails({
  data,
  query,
  scope,
  above,
}: {
  data: ServiceDetail;
  query: ScopeQuery | undefined;
  scope: Scope;
  above: ReactNode;
}) {
  const say = useWords();
  const format = useFormat();
  const country = useCountry();
  const actionName = useActionName();
  const categoryName = useCategoryName();
  const mayDecide = useMay('audit.modify');
  const sayOfRisk = useWords<typeof riskProfilesWords>();
  const [isAsking, setAsking] = useState(false);
  const { service, score } = data;
  const allowed = data.actions.reduce((sum, { count }) => sum + count, 0);
  const tone = score.level === 'high' ? 'high' : score.level === 'medium' ? 'medium' : undefined;
  return (
    <>
      <PageHead
        title={service.name}
        above={above}
        tile={<NameTile name={service.name} colourOf={service.id} size={44} />}
        actions={
          <>
            <TagChips tags={service.tags} all />
            {mayDecide ? (
              <DecideServices
                size="medium"
                selection={{ all: false, ids: new Set([service.id]) }}
                name={service.name}
              />
            ) : null}
            <Button onPress={() => setAsking(true)}>{sayOfRisk('brr.review.ask')}</Button>
            <Link to="/appAudit/compareservices" search={{ ids: service.id }} className={buttonClass()}>
              {sayOfRisk('brr.compare.this')}
            </Link>
            <Link to="/appAudit/users" search={forService(scope, service.name)} className={buttonClass()}>
              {say('audit.service.allUsers')}
            </Link>
            <Link to="/appAudit/events" search={forService(scope, service.name)} className={buttonClass()}>
              {say('audit.viewEvents')}
            </Link>
          </>
        }
      >
        {[
          categoryName(service.category),
          ...(service.vendor === null || service.vendor === service.name ? [] : [service.vendor]),
          ...(service.headquarters === null ? [] : [country(service.headquarters)]),
          service.domain,
        ].join(' · ')}
      </PageHead>
      {decisionOf(service.tags) === undefined ? null : (
        <CurrentDecision service={service.id} name={service.name} />
      )}
      {service.description === null ? null : (
        <p className={css.description}>
          <ServiceDescription english={service.description} />
        </p>
      )}
      <div className={`${css.tiles} ${css.five}`}>
        <StatTile
          label={say('audit.field.risk_score')}
          value={score.reason === null && score.risk_score !== null ? format.number(score.risk_score) : '–'}
          mark={<RiskChip level={score.level} />}
          tone={tone}
          detail={
            <>
              {say('audit.score.riskiest')} <Confidence percent={score.confidence} />
            </>
          }
        />
        <StatTile
          label={say('audit.field.brr')}
          value={score.reason === null ? format.number(score.brr) : '–'}
          mark={score.grade === null ? undefined : <Chip>{score.grade}</Chip>}
          detail={say('audit.score.thresholds', score.thresholds)}
        />
        <StatTile
          label={say('audit.column.users')}
          value={format.number(service.users)}
          detail={say('audit.service.requests', {
            count: service.requests,
            words: format.compact(service.requests),
          })}
        />
        <UploadedTile of={service} />
        <StatTile
          label={say('audit.column.blocked')}
          value={format.compact(service.blocked)}
          detail={say('audit.service.blockedShare', {
            share: format.percent(service.requests === 0 ? 0 : service.blocked / service.requests),
          })}
        />
      </div>
      <div className={css.two}>
        <ScoreCard id={service.id} score={score} visible={PARTS} />
        <Card
          title={say('audit.service.whoUploads')}
          aside={say('audit.count.users', { count: service.users })}
        >
          {data.users.length > 0 && data.users.every(({ bytes_up }) => bytes_up === null) ? (
            <EmptyState compact title={say('audit.service.uploads.unknown')} />
          ) : data.users.every(({ bytes_up }) => bytes_up === null || bytes_up === 0) ? (
            <EmptyState compact title={say('audit.service.nobodyUploads')} />
          ) : (
            <BarList
              atMost={UPLOADERS}
              items={data.users.map((user) => ({
                id: user.user,
                icon: <NameTile name={userName(user, say)} colourOf={user.user} person />,
                label: userName(user, say),
                value: user.bytes_up ?? 0,
                text: format.bytes(user.bytes_up, user.bytes_up_unknown),
                tone: score.level === 'high' ? 'high' : undefined,
              }))}
              link={(user, name) => (
                <Link to="/appAudit/user/$user" params={{ user: user.id }} search={scope}>
                  {name}
                </Link>
              )}
            />
          )}
          <Link to="/appAudit/users" search={forService(scope, service.name)} className={css.more}>
            {say('audit.service.allUsers')}
          </Link>
        </Card>
      </div>
      <OverTime
        histogram={data.histogram}
        meta={data.meta}
        name={service.id}
        uploads={uploadsQuery({ service: service.id }, query)}
        hasUploads={service.bytes_up !== null}
        toEvents={(from) => forService(from, service.name)}
      />
      <div className={css.two}>
        <div className={css.stack}>
          <Card title={say('audit.service.instances')} aside={say('audit.service.instances.aside')}>
            {data.instances.length === 0 ? (
              <EmptyState compact title={say('audit.service.instances.nothing')} />
            ) : (
              <ul className={css.lines}>
                {data.instances.map(({ instance, kind, users, ...volume }) => (
                  <li key={`${kind}${instance}`}>
                    <span className={css.name}>{instance}</span>
                    <Chip tone={kind === 'personal' ? 'medium' : 'neutral'}>
                      {say(`audit.instance.${kind}`)}
                    </Chip>
                    <span className={css.number}>
                      {say('audit.count.users', { count: users })} · <Uploaded of={volume} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card
            title={say('audit.service.hosts')}
            aside={
              <Link to="/appAudit/sites" search={forService(scope, service.name)}>
                {say('audit.summary.all')}
              </Link>
            }
          >
            <BarList
              atMost={HOSTS}
              items={data.hosts.map(({ host, requests }) => ({
                id: host,
                label: host,
                value: requests,
                text: format.compact(requests),
              }))}
              link={(host, name) => (
                <Link to="/appAudit/users" search={forHost(scope, host.id)}>
                  {name}
                </Link>
              )}
            />
          </Card>
          <Card title={say('audit.service.actions')} aside={say('audit.column.requests')}>
            {allowed === 0 ? (
              <EmptyState compact title={say('audit.service.actions.nothing')} />
            ) : (
              <BarList
                atMost={data.actions.length}
                items={data.actions.map(({ value, count }) => ({
                  id: value,
                  label: actionName(value),
                  value: count,
                  text: format.compact(count),
                  tone: value === 'blocked' ? 'high' : undefined,
                }))}
              />
            )}
          </Card>
        </div>
        <div className={css.stack}>
          <SameCategoryCard service={service.id} query={query} scope={scope} />
          <Card title={say('audit.service.known')}>
            <Facts
              facts={[
                [say('audit.column.vendor'), service.vendor ?? '–'],
                [say('audit.column.headquarters'), country(service.headquarters)],
                [say('audit.column.firstSeen'), format.date(Date.parse(data.seen.first), 'dayTime')],
                [say('audit.column.lastSeen'), format.date(Date.parse(data.seen.last), 'dayTime')],
                [say('audit.service.domains'), service.domains.join(', ')],
              ]}
            />
          </Card>
        </div>
      </div>
      <ServiceDevicesCard service={service} scope={scope} query={query} />
      <AttributesCard id={service.id} />
      {isAsking ? <RequestDialog reviewed={service} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
