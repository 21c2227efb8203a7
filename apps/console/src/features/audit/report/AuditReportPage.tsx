import type { ReportMessageId, TrendMessageId } from '@casbah/messages/parts';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { type StaticColumn, StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { Link } from '@tanstack/react-router';
import type { Scope } from '../../../scope/scope.ts';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useWords } from '../../../words/useWords.ts';
import { fromHighToLow } from '../levels.ts';
import { DepartmentsCard } from '../trends/DepartmentsCard.tsx';
import { DuplicatesCard } from '../trends/DuplicatesCard.tsx';
import { InstancesCard } from '../trends/InstancesCard.tsx';
import { MonthsCard } from '../trends/MonthsCard.tsx';
import { userName } from '../user/user-name.ts';
import css from './Report.module.css';
import { ReportFrame, type Summary } from './ReportFrame.tsx';

/** Cloud use on paper: what one hands to those who do not sign in. */
export function AuditReportPage() {
  const say = useWords<ReportMessageId>();
  return (
    <ReportFrame
      title={say('report.title')}
      other={{ to: '/appAudit/infographic', words: say('report.infographic') }}
    >
      {({ summary, query, scope }) => (
        <>
          <Findings summary={summary} />
          <Figures summary={summary} />
          <Levels summary={summary} />
          <MonthsCard query={query} />
          <Services title={say('report.riskiest')} services={summary.riskiest} scope={scope} />
          <Services title={say('report.top')} services={summary.top_services} scope={scope} />
          <Services title={say('report.new')} services={summary.new_services} scope={scope} />
          <div className={css.long}>
            <Categories summary={summary} />
          </div>
          <DuplicatesCard query={query} scope={scope} />
          <Uploaders summary={summary} scope={scope} />
          <InstancesCard query={query} scope={scope} />
          <DepartmentsCard query={query} isOfReport />
        </>
      )}
    </ReportFrame>
  );
}

/** The report in a few sentences. */
function Findings({ summary }: { summary: Summary }) {
  const say = useWords<ReportMessageId>();
  const format = useFormat();
  const high = summary.levels.find(({ level }) => level === 'high');
  return (
    <Card title={say('report.findings')}>
      <ul className={css.findings}>
        <li>
          {say('report.finding.use', {
            services: summary.services,
            users: summary.users,
            uploaded: format.bytes(summary.bytes_up),
          })}
        </li>
        <li>
          {say('report.finding.risk', {
            services: high?.services ?? 0,
            users: high?.users ?? 0,
            uploaded: format.bytes(high?.bytes_up ?? 0),
          })}
        </li>
        <li>
          {say('report.finding.blocked', {
            share: format.percent(summary.requests === 0 ? 0 : summary.blocked / summary.requests),
            count: summary.blocked,
            words: format.compact(summary.blocked),
          })}
        </li>
        <li>{say('report.finding.new', { count: summary.new_services_count })}</li>
        <li>{say('report.finding.unknown', { count: summary.uncatalogued_hosts })}</li>
      </ul>
    </Card>
  );
}

function Figures({ summary }: { summary: Summary }) {
  const say = useWords<ReportMessageId>();
  const format = useFormat();
  const { before } = summary;
  const rows = (
    [
      ['services', 'report.services', format.number],
      ['users', 'report.users', format.number],
      ['requests', 'report.requests', format.number],
      ['bytes_up', 'report.uploaded', format.bytes],
      ['bytes_down', 'report.downloaded', format.bytes],
      ['blocked', 'report.blocked', format.number],
    ] as const
  ).map(([of, label, words]) => ({
    label: say(label),
    now: words(summary[of]),
    was: before === null ? '–' : words(before[of]),
    change: before === null ? '–' : (format.change(before[of], summary[of]) ?? '–'),
  }));
  type Row = (typeof rows)[number];
  return (
    <Card title={say('report.figures')}>
      <StaticTable
        label={say('report.figures')}
        columns={[
          { id: 'label', header: say('report.figure'), isRowName: true, cell: ({ label }: Row) => label },
          { id: 'now', header: say('report.now'), align: 'end', cell: ({ now }) => now },
          { id: 'was', header: say('report.before'), align: 'end', cell: ({ was }) => was },
          { id: 'change', header: say('report.change'), align: 'end', cell: ({ change }) => change },
        ]}
        rows={rows}
        rowKey={({ label }) => label}
        empty={say('report.nothing')}
      />
    </Card>
  );
}

function Levels({ summary }: { summary: Summary }) {
  const say = useWords<ReportMessageId>();
  const format = useFormat();
  const rows = fromHighToLow(summary.levels);
  return (
    <Card title={say('report.levels')}>
      <StaticTable
        label={say('report.levels')}
        columns={[
          {
            id: 'level',
            header: say('report.risk'),
            isRowName: true,
            cell: ({ level }) => <RiskChip level={level} />,
          },
          {
            id: 'services',
            header: say('report.services'),
            align: 'end',
            cell: ({ services }) => format.number(services),
          },
          {
            id: 'users',
            header: say('report.users'),
            align: 'end',
            cell: ({ users }) => format.number(users),
          },
          {
            id: 'up',
            header: say('report.uploaded'),
            align: 'end',
            cell: ({ bytes_up }) => format.bytes(bytes_up),
          },
        ]}
        rows={rows}
        rowKey={({ level }) => level}
        empty={say('report.nothing')}
      />
    </Card>
  );
}

type Service = Summary['riskiest'][number];

function Services({ title, services, scope }: { title: string; services: readonly Service[]; scope: Scope }) {
  const say = useWords<ReportMessageId>();
  const format = useFormat();
  const columns: StaticColumn<Service>[] = [
    {
      id: 'name',
      header: say('report.service'),
      isRowName: true,
      cell: ({ id, name }) => (
        <Link to="/appAudit/service/$id" params={{ id }} search={scope}>
          {name}
        </Link>
      ),
    },
    {
      id: 'risk',
      header: say('report.risk'),
      cell: ({ level, brr }) => <RiskChip level={level} score={brr} />,
    },
    { id: 'users', header: say('report.users'), align: 'end', cell: ({ users }) => format.number(users) },
    {
      id: 'requests',
      header: say('report.requests'),
      align: 'end',
      cell: ({ requests }) => format.number(requests),
    },
    {
      id: 'up',
      header: say('report.uploaded'),
      align: 'end',
      cell: ({ bytes_up }) => format.bytes(bytes_up),
    },
    {
      id: 'down',
      header: say('report.downloaded'),
      align: 'end',
      cell: ({ bytes_down }) => format.bytes(bytes_down),
    },
  ];
  return (
    <Card title={title}>
      <StaticTable
        label={title}
        columns={columns}
        rows={services}
        rowKey={({ id }) => id}
        empty={say('report.nothing')}
      />
    </Card>
  );
}

function Categories({ summary }: { summary: Summary }) {
  const say = useWords<ReportMessageId>();
  const words = useWords<TrendMessageId>();
  const format = useFormat();
  const categoryName = useCategoryName();
  return (
    <Card title={say('report.categories')}>
      <StaticTable
        label={say('report.categories')}
        columns={[
          {
            id: 'category',
            header: words('trends.column.category'),
            isRowName: true,
            cell: ({ category }) => categoryName(category),
          },
          {
            id: 'services',
            header: say('report.services'),
            align: 'end',
            cell: ({ services }) => format.number(services),
          },
          {
            id: 'users',
            header: say('report.users'),
            align: 'end',
            cell: ({ users }) => format.number(users),
          },
          {
            id: 'up',
            header: say('report.uploaded'),
            align: 'end',
            cell: ({ bytes_up }) => format.bytes(bytes_up),
          },
        ]}
        rows={summary.categories}
        shown={summary.categories.length}
        rowKey={({ category }) => category}
        empty={say('report.nothing')}
      />
    </Card>
  );
}

function Uploaders({ summary, scope }: { summary: Summary; scope: Scope }) {
  const say = useWords<ReportMessageId>();
  const inAudit = useWords();
  const format = useFormat();
  return (
    <Card title={say('report.uploaders')}>
      <StaticTable
        label={say('report.uploaders')}
        columns={[
          {
            id: 'user',
            header: say('report.person'),
            isRowName: true,
            cell: (one) => (
              <Link to="/appAudit/user/$user" params={{ user: one.user }} search={scope}>
                {userName(one, inAudit)}
              </Link>
            ),
          },
          {
            id: 'up',
            header: say('report.uploaded'),
            align: 'end',
            cell: ({ bytes_up }) => format.bytes(bytes_up),
          },
          {
            id: 'down',
            header: say('report.downloaded'),
            align: 'end',
            cell: ({ bytes_down }) => format.bytes(bytes_down),
          },
        ]}
        rows={summary.top_uploaders}
        rowKey={({ user }) => user}
        empty={say('report.nothing')}
      />
    </Card>
  );
}
