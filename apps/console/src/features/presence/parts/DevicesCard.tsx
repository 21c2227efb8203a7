import type { DeviceRow } from '@casbah/contract/presence';
import type { presenceWords } from '@casbah/messages/presence';
import { Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { type StaticColumn, StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePeopleHidden } from '../../../request/people-hidden.ts';
import { forUser, forValue } from '../../../scope/narrower-scope.ts';
import type { Scope } from '../../../scope/scope.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useDeviceTypeName } from '../../../words/useDeviceTypeName.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Presence.module.css';
import { PresenceCard } from '../PresenceCard.tsx';
import { devicesQuery } from '../presence-queries.ts';

/** Devices of one user; each links to what was used on it. */
export function DevicesCard({
  user,
  scope,
  query,
}: {
  user: string;
  scope: Scope;
  query: ScopeQuery | undefined;
}) {
  const say = useWords<typeof presenceWords>();
  const format = useFormat();
  const typeName = useDeviceTypeName();
  const isHidden = usePeopleHidden();
  const answer = useInfiniteQuery(devicesQuery(user, query));
  const typesOf = ({ device_types }: DeviceRow) =>
    (device_types.length === 0 ? [''] : device_types).map(typeName).join(', ');
  const ofPerson = forUser(scope, user);
  const name: StaticColumn<DeviceRow> = {
    id: 'device',
    header: say('presence.device'),
    isRowName: true,
    wraps: true,
    cell: ({ device }) =>
      device === '' ? (
        <span className={css.noName}>{say('presence.noName')}</span>
      ) : (
        <Link to="/appAudit/services" search={forValue(ofPerson, 'device', device)}>
          {device}
        </Link>
      ),
  };
  return (
    <PresenceCard
      list="devices"
      hint={say(isHidden ? 'presence.devices.hidden' : 'presence.devices.hint')}
      user={user}
      query={query}
      answer={answer}
    >
      {(rows) => {
        // If no device has a name, the name column is useless.
        const isNamed = rows.some(({ device }) => device !== '');
        return (
          <StaticTable
            label={say('presence.devices')}
            rows={rows}
            rowKey={({ device, device_types, os }) => JSON.stringify([device, device_types, os])}
            shown={rows.length}
            empty={say('presence.devices.nothing')}
            columns={[
              ...(isNamed ? [name] : []),
              { id: 'type', header: say('presence.type'), isRowName: !isNamed, cell: typesOf },
              {
                id: 'os',
                header: say('presence.os'),
                wraps: true,
                cell: ({ os }) => (os.length === 0 ? typeName('') : os.join(', ')),
              },
              {
                id: 'browsers',
                header: say('presence.browsers'),
                wraps: true,
                cell: ({ browsers }) => (browsers.length === 0 ? typeName('') : browsers.join(', ')),
              },
              {
                id: 'requests',
                header: say('presence.requests'),
                align: 'end',
                cell: ({ requests }) => format.number(requests),
              },
              {
                id: 'up',
                header: say('presence.uploaded'),
                align: 'end',
                cell: (row) => <Uploaded of={row} />,
              },
              {
                id: 'first',
                header: say('presence.first'),
                align: 'end',
                cell: ({ first_seen }) => format.date(Date.parse(first_seen), 'dayTime'),
              },
              {
                id: 'last',
                header: say('presence.last'),
                align: 'end',
                cell: ({ last_seen }) => format.date(Date.parse(last_seen), 'dayTime'),
              },
            ]}
          />
        );
      }}
    </PresenceCard>
  );
}
