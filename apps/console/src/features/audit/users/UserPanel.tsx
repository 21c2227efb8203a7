import type { UserRow } from '@casbah/contract/audit';
import { largestFirst } from '@casbah/domain/volume';
import { BarList } from '@casbah/widgets/bar-list/BarList.tsx';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Downloaded, Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forUser, forValue } from '../../../scope/narrower-scope.ts';
import { useScope } from '../../../scope/useScope.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import { EventCount } from '../EventCount.tsx';
import { fromHighToLow } from '../levels.ts';
import type { OpenRow } from '../list/AuditListPage.tsx';
import css from '../Panel.module.css';
import { userQuery } from '../queries.ts';
import { userName } from '../user/user-name.ts';

const SERVICES = 6;

/** A user's side panel: services used, and their risk. */
export function UserPanel({ id, row, ...ways }: OpenRow<UserRow>) {
  const say = useWords();
  const format = useFormat();
  const { scope, query } = useScope();
  const { data, error, refetch } = useQuery(userQuery(id, query));
  const user = data?.user ?? row;
  const name = userName(user ?? { user: id }, say);
  const byUpload = [...(data?.services ?? [])]
    .sort((a, b) => largestFirst(a.bytes_up, b.bytes_up))
    .slice(0, SERVICES);
  return (
    <SidePanel
      {...ways}
      title={name}
      media={<NameTile name={name} colourOf={id} size={32} person />}
      subtitle={
        user === undefined
          ? undefined
          : [
              ...(user.name === undefined ? [] : [user.user]),
              say('audit.count.services', { count: user.services }),
              say('audit.count.addresses', { count: user.addresses }),
            ].join(' · ')
      }
      busy={data === undefined && error === null}
      actions={
        <Link to="/appAudit/user/$user" params={{ user: id }} search={scope} className={buttonClass()}>
          {say('audit.user.details')}
        </Link>
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
          <PanelSection>
            <Facts
              facts={[
                [say('audit.column.uploaded'), <Uploaded key="up" of={data.user} />],
                [say('audit.column.downloaded'), <Downloaded key="down" of={data.user} />],
                [
                  say('audit.column.requests'),
                  <EventCount key="all" count={data.user.requests} scope={forUser(scope, id)} />,
                ],
                [
                  say('audit.column.blocked'),
                  <EventCount
                    key="blocked"
                    count={data.user.blocked}
                    scope={forValue(forUser(scope, id), 'action', 'blocked')}
                  />,
                ],
              ]}
            />
          </PanelSection>
          <PanelSection>
            <div className={css.head}>
              <h3>{say('audit.user.byRisk')}</h3>
              <span>{say('audit.column.services')}</span>
            </div>
            <ul className={css.lines}>
              {fromHighToLow(data.levels)
                .filter(({ services }) => services > 0)
                .map(({ level, services, ...volume }) => (
                  <li key={level}>
                    <RiskChip level={level} />
                    <span className={css.quiet}>
                      <Uploaded of={volume} />
                    </span>
                    <span className={css.number}>{format.number(services)}</span>
                  </li>
                ))}
            </ul>
          </PanelSection>
          <PanelSection>
            <div className={css.head}>
              <h3>{say('audit.user.whereTo')}</h3>
              <span>{say('audit.column.uploaded')}</span>
            </div>
            <BarList
              order="given"
              items={byUpload.map((service) => ({
                id: service.id,
                label: service.name,
                value: service.bytes_up ?? 0,
                text: format.bytes(service.bytes_up, service.bytes_up_unknown),
                tone: service.level === 'high' ? 'high' : undefined,
              }))}
              link={(service, name) => (
                <Link to="/appAudit/service/$id" params={{ id: service.id }} search={scope}>
                  {name}
                </Link>
              )}
            />
            <Link to="/appAudit/services" search={forUser(scope, id)} className={css.more}>
              {say('audit.user.allServices')}
            </Link>
          </PanelSection>
        </>
      )}
    </SidePanel>
  );
}
