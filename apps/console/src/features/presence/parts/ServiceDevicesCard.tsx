import { type Answer, address } from '@casbah/contract/client';
import type { TrafficField } from '@casbah/domain/filter/traffic-fields';
import type { presenceWords } from '@casbah/messages/presence';
import { BarList } from '@casbah/widgets/bar-list/BarList.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../request/session.ts';
import { forService, forValue } from '../../../scope/narrower-scope.ts';
import type { Scope } from '../../../scope/scope.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useDeviceTypeName } from '../../../words/useDeviceTypeName.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Presence.module.css';
import { serviceDevicesQuery } from '../presence-queries.ts';

type Shares = Answer<'GET /audit/services/{id}/devices'>['os'];

const SOME = 6;

/** Devices used with one service, and uploads from them; each links to its users. */
export function ServiceDevicesCard({
  service,
  scope,
  query,
}: {
  service: { id: string; name: string };
  scope: Scope;
  query: ScopeQuery | undefined;
}) {
  const say = useWords<typeof presenceWords>();
  const format = useFormat();
  const typeName = useDeviceTypeName();
  const mayExport = useMay('audit.export');
  const { id } = service;
  const { data, error, refetch } = useQuery(serviceDevicesQuery(id, query));
  const people = forService(scope, service.name);
  const isTold = data !== undefined && data.device_types.length + data.os.length + data.browsers.length > 0;
  return (
    <Card
      title={say('presence.devices')}
      aside={
        mayExport && isTold ? (
          <a
            href={address('GET /audit/services/{id}/devices/export', { params: { id }, query: { ...query } })}
            download
          >
            {say('presence.devices.csv')}
          </a>
        ) : undefined
      }
    >
      {data === undefined ? (
        error === null ? (
          <Skeleton height={180} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} compact />
        )
      ) : !isTold ? (
        <EmptyState compact title={say('presence.devices.nothing')} />
      ) : (
        <>
          <p className={css.quiet}>
            {say('presence.service.hint')}
            {data.untold === 0
              ? null
              : ` ${say('presence.service.untold', { count: data.untold, words: format.number(data.untold) })}`}
          </p>
          <div className={css.shares}>
            <SharesOf
              title={say('presence.type')}
              field="device_type"
              shares={data.device_types}
              nameOf={typeName}
              people={people}
            />
            <SharesOf title={say('presence.os')} field="os" shares={data.os} people={people} />
            <SharesOf
              title={say('presence.browsers')}
              field="browser"
              shares={data.browsers}
              people={people}
            />
          </div>
        </>
      )}
    </Card>
  );
}

function SharesOf({
  title,
  field,
  shares,
  nameOf = (value) => value,
  people,
}: {
  title: string;
  field: TrafficField;
  shares: Shares;
  nameOf?: (value: string) => string;
  people: Scope;
}) {
  const say = useWords<typeof presenceWords>();
  const format = useFormat();
  return (
    <section>
      <h3>{title}</h3>
      <BarList
        order="given"
        atMost={SOME}
        items={shares.map(({ value, users, bytes_up, bytes_up_unknown }) => ({
          id: value,
          label: nameOf(value),
          detail: say('presence.people', { count: users }),
          value: bytes_up ?? 0,
          text: format.bytes(bytes_up, bytes_up_unknown),
        }))}
        link={(item, name) => (
          <Link to="/appAudit/users" search={forValue(people, field, item.id)}>
            {name}
          </Link>
        )}
      />
    </section>
  );
}
