import type { trendsWords } from '@casbah/messages/trends';
import { Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Scope } from '../../../scope/scope.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { TrendCard } from '../TrendCard.tsx';
import css from '../Trends.module.css';
import { instancesQuery } from '../trend-queries.ts';

/** Whether people use personal or company accounts. */
export function InstancesCard({ query, scope }: { query: ScopeQuery | undefined; scope: Scope }) {
  const say = useWords<typeof trendsWords>();
  const format = useFormat();
  const answer = useQuery(instancesQuery(query));
  return (
    <TrendCard title={say('trends.instances')} answer={answer}>
      {({ kinds, instances }) =>
        kinds.length === 0 ? (
          <EmptyState compact title={say('trends.instances.nothing')} />
        ) : (
          <>
            <ul className={css.kinds}>
              {kinds.map(({ kind, users, bytes_up, bytes_up_unknown, instances: count }) => (
                <li key={kind}>
                  <Chip tone={kind === 'personal' ? 'medium' : 'neutral'}>
                    {say(`trends.instance.${kind}`)}
                  </Chip>
                  <span>
                    {say('trends.instances.kind', {
                      users,
                      count,
                      uploaded: format.bytesInSentence(bytes_up, bytes_up_unknown),
                    })}
                  </span>
                </li>
              ))}
            </ul>
            <StaticTable
              label={say('trends.instances')}
              columns={[
                {
                  id: 'service',
                  header: say('trends.column.service'),
                  isRowName: true,
                  cell: ({ service_id, service }) => (
                    <Link to="/appAudit/service/$id" params={{ id: service_id }} search={scope}>
                      {service}
                    </Link>
                  ),
                },
                { id: 'instance', header: say('trends.column.instance'), cell: ({ instance }) => instance },
                {
                  id: 'kind',
                  header: say('trends.column.kind'),
                  cell: ({ kind }) => say(`trends.instance.${kind}`),
                },
                {
                  id: 'users',
                  header: say('trends.column.users'),
                  align: 'end',
                  cell: ({ users }) => format.number(users),
                },
                {
                  id: 'uploaded',
                  header: say('trends.column.uploaded'),
                  align: 'end',
                  cell: (row) => <Uploaded of={row} />,
                },
              ]}
              rows={instances}
              shown={8}
              rowKey={({ service_id, kind, instance }) => `${service_id} ${kind} ${instance}`}
              empty={say('trends.instances.nothing')}
            />
          </>
        )
      }
    </TrendCard>
  );
}
