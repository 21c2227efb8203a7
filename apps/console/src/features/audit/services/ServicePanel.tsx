import type { ServiceRow } from '@casbah/contract/audit';
import { decisionOf } from '@casbah/domain/decision';
import { BarList } from '@casbah/widgets/bar-list/BarList.tsx';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CurrentDecision } from '../../../decisions/CurrentDecision.tsx';
import { useMay } from '../../../request/session.ts';
import { forService } from '../../../scope/narrower-scope.ts';
import { useScope } from '../../../scope/useScope.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useCountry } from '../../../words/useCountry.ts';
import { useWords } from '../../../words/useWords.ts';
import { DecideServices } from '../decide/DecideServices.tsx';
import type { OpenRow } from '../list/AuditListPage.tsx';
import css from '../Panel.module.css';
import { serviceQuery } from '../queries.ts';
import { riskQuery } from '../risk/queries.ts';
import { hasFacts, ServiceFacts } from '../risk/ServiceFacts.tsx';
import { Score } from '../Score.tsx';
import { TagChips } from '../tags/TagChips.tsx';
import { userName } from '../user/user-name.ts';

const UPLOADERS = 5;

/** A service's side panel: why its score is what it is, and who sends data there. */
export function ServicePanel({ id, row, ...ways }: OpenRow<ServiceRow>) {
  const say = useWords();
  const format = useFormat();
  const country = useCountry();
  const categoryName = useCategoryName();
  const mayDecide = useMay('audit.modify');
  const { scope, query } = useScope();
  const { data, error, refetch } = useQuery(serviceQuery(id, query));
  const { data: known } = useQuery(riskQuery(id));
  const service = data?.service ?? row;
  const uploaders = (data?.users ?? []).filter((user) => (user.bytes_up ?? 0) > 0);
  const isUnknown = data !== undefined && data.service.bytes_up === null;
  return (
    <SidePanel
      {...ways}
      title={service?.name ?? id}
      media={<NameTile name={service?.name ?? id} colourOf={id} size={32} />}
      subtitle={
        service === undefined
          ? undefined
          : [
              categoryName(service.category),
              ...(service.headquarters === null ? [] : [country(service.headquarters)]),
              service.domain,
            ].join(' · ')
      }
      busy={data === undefined && error === null}
      actions={
        <>
          <Link to="/appAudit/service/$id" params={{ id }} search={scope} className={buttonClass()}>
            {say('audit.service.details')}
          </Link>
          {mayDecide ? (
            <DecideServices
              size="medium"
              selection={{ all: false, ids: new Set([id]) }}
              name={service?.name ?? id}
            />
          ) : null}
        </>
      }
    >
      {error !== null && data === undefined ? (
        <ErrorView error={error} onRetry={() => void refetch()} compact />
      ) : data === undefined ? (
        <PanelSection>
          <SkeletonText lines={8} />
        </PanelSection>
      ) : (
        <>
          {data.service.tags.length === 0 ? null : (
            <PanelSection>
              <TagChips tags={data.service.tags} all />
              {decisionOf(data.service.tags) === undefined ? null : (
                <CurrentDecision service={id} name={data.service.name} />
              )}
            </PanelSection>
          )}
          {known === undefined || !hasFacts(known.service) ? null : (
            <PanelSection>
              <ServiceFacts facts={known.service} />
            </PanelSection>
          )}
          <PanelSection>
            <Score score={data.score} visible={4} level={3} />
          </PanelSection>
          <PanelSection>
            <div className={css.head}>
              <h3>{say('audit.service.whoUploads')}</h3>
              <span>{say('audit.count.users', { count: data.service.users })}</span>
            </div>
            {uploaders.length === 0 ? (
              <p className={css.quiet}>
                {say(isUnknown ? 'audit.service.uploads.unknown' : 'audit.service.nobodyUploads')}
              </p>
            ) : (
              <BarList
                atMost={UPLOADERS}
                items={uploaders.map((user) => ({
                  id: user.user,
                  label: userName(user, say),
                  value: user.bytes_up ?? 0,
                  text: format.bytes(user.bytes_up, user.bytes_up_unknown),
                  tone: data.score.level === 'high' ? 'high' : undefined,
                }))}
                link={(user, name) => (
                  <Link to="/appAudit/user/$user" params={{ user: user.id }} search={scope}>
                    {name}
                  </Link>
                )}
              />
            )}
            <Link to="/appAudit/users" search={forService(scope, data.service.name)} className={css.more}>
              {say('audit.service.allUsers')}
            </Link>{' '}
            <Link to="/appAudit/events" search={forService(scope, data.service.name)} className={css.more}>
              {say('audit.viewEvents')}
            </Link>
          </PanelSection>
          {data.instances.length === 0 ? null : (
            <PanelSection>
              <div className={css.head}>
                <h3>{say('audit.service.instances')}</h3>
              </div>
              <ul className={css.lines}>
                {data.instances.slice(0, 4).map(({ instance, kind, users }) => (
                  <li key={`${kind}${instance}`}>
                    <span>{instance}</span>
                    <Chip tone={kind === 'personal' ? 'medium' : 'neutral'}>
                      {say(`audit.instance.${kind}`)}
                    </Chip>
                    <span className={css.number}>{say('audit.count.users', { count: users })}</span>
                  </li>
                ))}
              </ul>
            </PanelSection>
          )}
        </>
      )}
    </SidePanel>
  );
}
