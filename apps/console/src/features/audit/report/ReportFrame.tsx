import type { Answer } from '@casbah/contract/client';
import type { auditReportWords } from '@casbah/messages/audit';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay, useSession } from '../../../request/session.ts';
import type { Scope } from '../../../scope/scope.ts';
import { type ScopeQuery, useDataRange, useScope } from '../../../scope/useScope.ts';
import { NoDataYet } from '../../../shell/audit-tabs/NoDataYet.tsx';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { summaryQuery } from '../queries.ts';
import css from './Report.module.css';
import { usePrintInLight } from './usePrintInLight.ts';

export type Summary = Answer<'GET /audit/summary'>;

export interface ReportParts {
  summary: Summary;
  query: ScopeQuery | undefined;
  scope: Scope;
}

/** Shared by the audit report and the infographic: heading, print button and paper layout. */
export function ReportFrame({
  title,
  other,
  children,
}: {
  title: string;
  /** Link to the other one. */
  other: { to: '/appAudit/infographic' | '/appAudit/audit-report'; words: string };
  children: (parts: ReportParts) => ReactNode;
}) {
  const say = useWords<typeof auditReportWords>();
  const format = useFormat();
  const { tenantName } = useSession();
  const maySend = useMay('audit.report');
  const { scope, query } = useScope();
  const { range: dataRange } = useDataRange();
  const { data, error, refetch } = useQuery(summaryQuery(query));
  usePrintInLight();
  if (dataRange === null) return <NoDataYet title={title} />;
  const range =
    data === undefined
      ? ''
      : format.range({ from: Date.parse(data.meta.from), to: Date.parse(data.meta.to) });
  return (
    <>
      <PageHead
        title={title}
        actions={
          <span className={css.actions}>
            <Link to="/appAudit/summary" search={scope} className={buttonClass()}>
              {say('report.summary')}
            </Link>
            <Link to={other.to} search={scope} className={buttonClass()}>
              {other.words}
            </Link>
            {maySend ? (
              <Link to="/appAudit/schedule-report" className={buttonClass()}>
                {say('report.byMail')}
              </Link>
            ) : null}
            <Button variant="primary" onPress={() => print()} isDisabled={data === undefined}>
              {say('report.print')}
            </Button>
          </span>
        }
      >
        {data === undefined
          ? null
          : `${say('report.of', { company: tenantName, range })} · ${say('report.made', { time: format.date(Date.now(), 'dayTime') })}`}
      </PageHead>
      {data !== undefined ? (
        <article className={css.report}>
          {scope.filter === undefined ? null : (
            <p className={css.quiet}>{say('report.filtered', { filter: scope.filter })}</p>
          )}
          {children({ summary: data, query, scope })}
        </article>
      ) : error === null ? (
        <Skeleton height={480} />
      ) : (
        <Card>
          <ErrorView error={error} onRetry={() => void refetch()} />
        </Card>
      )}
    </>
  );
}
