import type { auditReportWords } from '@casbah/messages/audit';
import type { trendsWords } from '@casbah/messages/trends';
import type { IdOf } from '@casbah/messages/word-part';
import { Bytes, Downloaded, Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { type StaticColumn, StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Scope } from '../../../scope/scope.ts';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useWords } from '../../../words/useWords.ts';
import { DepartmentsCard } from '../../trends/parts/DepartmentsCard.tsx';
import { DuplicatesCard } from '../../trends/parts/DuplicatesCard.tsx';
import { InstancesCard } from '../../trends/parts/InstancesCard.tsx';
import { MonthsCard } from '../../trends/parts/MonthsCard.tsx';
import { fromHighToLow } from '../levels.ts';
import { userName } from '../user/user-name.ts';
import { Findings } from './Findings.tsx';
import css from './Report.module.css';
import { ReportFrame, type Summary } from './ReportFrame.tsx';

/** Printable report of cloud use, for people without an account. */
export function AuditReportPage() {
  const say = useWords<typeof auditReportWords>();
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

function Figures({ summary }: { summary: Summary }) {
  const say = useWords<typeof auditReportWords>();
  const format = useFormat();
  const { before } = summary;
  interface Row {
    label: string;
    now: ReactNode;
    was: ReactNode;
    change: string;
  }
  const counted = (
    of: 'services' | 'users' | 'requests' | 'blocked',
    label: IdOf<typeof auditReportWords>,
  ): Row => ({
    label: say(label),
    now: format.number(summary[of]),
    was: before === null ? '–' : format.number(before[of]),
    change: before === null ? '–' : (format.change(before[of], summary[of]) ?? '–'),
  });
  const moved = (of: 'bytes_up' | 'bytes_down', label: IdOf<typeof auditReportWords>): Row => {
    const words = (figures: typeof summary | NonNullable<typeof before>) => (
      <Bytes bytes={figures[of]} unknown={figures[`${of}_unknown`]} requests={figures.requests} />
    );
    const [now, was] = [summary[of], before?.[of]];
    // Two lower bounds say nothing about a change.
    const areWhole = summary[`${of}_unknown`] === 0 && before?.[`${of}_unknown`] === 0;
    return {
      label: say(label),
      now: words(summary),
      was: before === null ? '–' : words(before),
      change: now === null || was == null || !areWhole ? '–' : (format.change(was, now) ?? '–'),
    };
  };
  const rows: readonly Row[] = [
    counted('services', 'report.services'),
    counted('users', 'report.users'),
    counted('requests', 'report.requests'),
    moved('bytes_up', 'report.uploaded'),
    moved('bytes_down', 'report.downloaded'),
    counted('blocked', 'report.blocked'),
  ];
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
  const say = useWords<typeof auditReportWords>();
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
            cell: (row) => <Uploaded of={row} />,
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
  const say = useWords<typeof auditReportWords>();
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
      cell: ({ level, brr }) => <RiskChip level={level} brr={brr} />,
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
      cell: (row) => <Uploaded of={row} />,
    },
    {
      id: 'down',
      header: say('report.downloaded'),
      align: 'end',
      cell: (row) => <Downloaded of={row} />,
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
  const say = useWords<typeof auditReportWords>();
  const words = useWords<typeof trendsWords>();
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
            cell: (row) => <Uploaded of={row} />,
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
  const say = useWords<typeof auditReportWords>();
  const inAudit = useWords();
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
            cell: (row) => <Uploaded of={row} />,
          },
          {
            id: 'down',
            header: say('report.downloaded'),
            align: 'end',
            cell: (row) => <Downloaded of={row} />,
          },
        ]}
        rows={summary.top_uploaders}
        rowKey={({ user }) => user}
        empty={say('report.nothing')}
      />
    </Card>
  );
}
