import type { trendsWords } from '@casbah/messages/trends';
import { Downloaded, Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { TrendCard } from '../TrendCard.tsx';
import { departmentsQuery } from '../trend-queries.ts';

/** Cloud use by department, as in the directory. */
export function DepartmentsCard({
  query,
  isOfReport = false,
}: {
  query: ScopeQuery | undefined;
  /** Hides the card without data: a report gives no advice. */
  isOfReport?: boolean | undefined;
}) {
  const say = useWords<typeof trendsWords>();
  const format = useFormat();
  const answer = useQuery(departmentsQuery(query));
  const { data } = answer;
  if (isOfReport && data !== undefined && (data.departments?.length ?? 0) === 0) return null;
  return (
    <TrendCard title={say('trends.departments')} answer={answer}>
      {({ departments, others }) => {
        if (departments === null) return <EmptyState compact title={say('trends.departments.anonymous')} />;
        if (departments.length === 0) return <EmptyState compact title={say('trends.departments.nothing')} />;
        const rest =
          others === null ? [] : [{ ...others, department: say('trends.departments.others'), isRest: true }];
        return (
          <StaticTable
            label={say('trends.departments')}
            columns={[
              {
                id: 'department',
                header: say('trends.column.department'),
                isRowName: true,
                cell: ({ department }) => department,
              },
              {
                id: 'users',
                header: say('trends.column.users'),
                align: 'end',
                cell: ({ users }) => format.number(users),
              },
              {
                id: 'services',
                header: say('trends.column.services'),
                align: 'end',
                cell: ({ services }) => format.number(services),
              },
              {
                id: 'uploaded',
                header: say('trends.column.uploaded'),
                align: 'end',
                cell: (row) => <Uploaded of={row} />,
              },
              {
                id: 'downloaded',
                header: say('trends.column.downloaded'),
                align: 'end',
                cell: (row) => <Downloaded of={row} />,
              },
            ]}
            rows={[...departments.map((one) => ({ ...one, isRest: false })), ...rest]}
            shown={12}
            rowKey={({ department, isRest }) => `${isRest} ${department}`}
            empty={say('trends.departments.nothing')}
          />
        );
      }}
    </TrendCard>
  );
}
