import type { auditReportWords } from '@casbah/messages/audit';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useWords } from '../../../words/useWords.ts';
import css from './Report.module.css';
import type { Summary } from './ReportFrame.tsx';

/** The report in a few sentences. */
export function Findings({ summary }: { summary: Summary }) {
  const say = useWords<typeof auditReportWords>();
  const format = useFormat();
  const high = summary.levels.find(({ level }) => level === 'high');
  return (
    <Card title={say('report.findings')}>
      <ul className={css.findings}>
        <li>
          {say('report.finding.use', {
            services: summary.services,
            users: summary.users,
            uploaded: format.bytesInSentence(summary.bytes_up, summary.bytes_up_unknown),
          })}
        </li>
        <li>
          {say('report.finding.risk', {
            services: high?.services ?? 0,
            users: high?.users ?? 0,
            uploaded:
              high === undefined
                ? format.bytes(0)
                : format.bytesInSentence(high.bytes_up, high.bytes_up_unknown),
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
