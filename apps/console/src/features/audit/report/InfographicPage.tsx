import type { auditReportWords } from '@casbah/messages/audit';
import { BarList } from '@casbah/widgets/bar-list/BarList.tsx';
import { Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { useCoverage } from '@casbah/widgets/bytes/useCoverage.ts';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RISK_WORDS } from '@casbah/widgets/chip/RiskChip.tsx';
import { Donut } from '@casbah/widgets/donut/Donut.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StatTile } from '@casbah/widgets/stat-tile/StatTile.tsx';
import { useIntl } from 'react-intl';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useWords } from '../../../words/useWords.ts';
import { fromHighToLow } from '../levels.ts';
import { UploadTrend } from '../summary/UploadTrend.tsx';
import { useChanges } from '../useChanges.ts';
import { Findings } from './Findings.tsx';
import css from './Report.module.css';
import { ReportFrame, type Summary } from './ReportFrame.tsx';

const BARS = 8;

/** Cloud use at a glance: one printable page. */
export function InfographicPage() {
  const say = useWords<typeof auditReportWords>();
  return (
    <ReportFrame
      title={say('report.infographic')}
      other={{ to: '/appAudit/audit-report', words: say('report.title') }}
    >
      {({ summary, query }) => (
        <>
          <Findings summary={summary} />
          <Numbers summary={summary} />
          <UploadTrend query={query} />
          <div className={css.two}>
            <Parts summary={summary} of="services" />
            <Parts summary={summary} of="bytes_up" />
          </div>
          <div className={css.two}>
            <Categories summary={summary} />
            <Riskiest summary={summary} />
          </div>
        </>
      )}
    </ReportFrame>
  );
}

function Numbers({ summary }: { summary: Summary }) {
  const say = useWords<typeof auditReportWords>();
  const format = useFormat();
  const coverage = useCoverage();
  const changes = useChanges(summary);
  const high = summary.levels.find(({ level }) => level === 'high');
  return (
    <div className={css.numbers}>
      <StatTile
        label={say('report.services')}
        value={format.number(summary.services)}
        change={changes.counted('services')}
        detail={say('audit.summary.services.detail', { count: high?.services ?? 0 })}
      />
      <StatTile
        label={say('report.users')}
        value={format.number(summary.users)}
        change={changes.counted('users')}
        detail={say('audit.summary.users.detail', { count: high?.users ?? 0 })}
      />
      <StatTile
        label={say('report.uploaded')}
        value={<Uploaded of={summary} />}
        change={changes.moved('bytes_up')}
        detail={
          coverage({
            bytes: summary.bytes_up,
            unknown: summary.bytes_up_unknown,
            requests: summary.requests,
          }) ?? say('audit.summary.uploaded.detail', { bytes: format.bytes(high?.bytes_up ?? 0) })
        }
      />
      <StatTile
        label={say('report.highRisk')}
        value={format.number(high?.services ?? 0)}
        tone="high"
        detail={say('audit.summary.level', {
          users: high?.users ?? 0,
          uploaded: format.bytesInSentence(high?.bytes_up ?? 0, high?.bytes_up_unknown ?? 0),
        })}
      />
      <StatTile
        label={say('report.new')}
        value={format.number(summary.new_services_count)}
        detail={say('report.uncatalogued', { count: summary.uncatalogued_hosts })}
      />
      <StatTile
        label={say('report.blocked')}
        value={format.compact(summary.blocked)}
        change={changes.counted('blocked')}
        detail={say('audit.service.blockedShare', {
          share: format.percent(summary.requests === 0 ? 0 : summary.blocked / summary.requests),
        })}
      />
    </div>
  );
}

function Parts({ summary, of }: { summary: Summary; of: 'services' | 'bytes_up' }) {
  const say = useWords<typeof auditReportWords>();
  const format = useFormat();
  const { formatMessage } = useIntl();
  const words = (value: number) => (of === 'services' ? format.number(value) : format.bytes(value));
  const levels = fromHighToLow(summary.levels);
  const inServices = levels.reduce((total, row) => total + (row[of] ?? 0), 0);
  // Hosts outside the catalog and traffic without a host have no risk level, but count in the total.
  const outside = of === 'services' ? 0 : Math.max(0, (summary.bytes_up ?? 0) - inServices);
  const label = say(of === 'services' ? 'report.services' : 'report.uploaded');
  return (
    <Card>
      <Donut
        title={say(of === 'services' ? 'report.byRisk.services' : 'report.byRisk.uploaded')}
        values={[
          ...levels.map((row) => ({
            id: row.level,
            label: formatMessage({ id: RISK_WORDS[row.level] }),
            value: row[of] ?? 0,
            text: of === 'services' ? words(row.services) : format.bytes(row.bytes_up, row.bytes_up_unknown),
            tone: row.level === 'unresearched' ? ('none' as const) : row.level,
          })),
          ...(outside === 0
            ? []
            : [{ id: 'outside', label: say('report.outside'), value: outside, text: words(outside) }]),
        ]}
        nameLabel={say('report.risk')}
        valueLabel={label}
        center={
          of === 'services' ? words(inServices) : format.bytes(summary.bytes_up, summary.bytes_up_unknown)
        }
        centerLabel={label}
        fileName={say(of === 'services' ? 'report.file.services' : 'report.file.uploaded')}
      />
    </Card>
  );
}

function Categories({ summary }: { summary: Summary }) {
  const say = useWords<typeof auditReportWords>();
  const format = useFormat();
  const categoryName = useCategoryName();
  return (
    <Card title={say('report.categories')} aside={say('report.services')}>
      {summary.categories.length === 0 ? (
        <EmptyState compact title={say('report.nothing')} />
      ) : (
        <BarList
          atMost={BARS}
          items={summary.categories.map(({ category, services }) => ({
            id: category,
            label: categoryName(category),
            value: services,
            text: format.number(services),
          }))}
        />
      )}
    </Card>
  );
}

function Riskiest({ summary }: { summary: Summary }) {
  const say = useWords<typeof auditReportWords>();
  const format = useFormat();
  const risky = summary.riskiest.filter(({ level }) => level === 'high' || level === 'medium');
  return (
    <Card title={say('report.riskiest')} aside={say('report.users')}>
      {risky.length === 0 ? (
        <EmptyState compact title={say('report.nothing')} />
      ) : (
        <BarList
          atMost={BARS}
          order="given"
          items={risky.map(({ id, name, users, level }) => ({
            id,
            label: name,
            value: users,
            text: format.number(users),
            tone: level === 'high' ? 'high' : 'medium',
          }))}
        />
      )}
    </Card>
  );
}
