import { formatRange } from '@casbah/domain/format/date';
import { LANGUAGE_OF } from '@casbah/messages/languages';
import { loadMessages } from '@casbah/messages/load';
import { reportWords, trendWords } from '@casbah/messages/parts';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { QueueMail } from '@casbah/stores/control/outbox';
import type { FastifyInstance } from 'fastify';
import type { AuditParts } from './audit/reads.ts';
import { assertReportFilter, reportContent } from './audit/report-content.ts';
import { reportPage } from './reports/report-page.ts';
import { reportsRoutes } from './reports/routes.ts';
import { ReportSending } from './reports/sending.ts';
import { ReportSchedules } from './reports/service.ts';

export interface ReportsArea {
  routes(app: FastifyInstance): void;
  sending: ReportSending;
}

/** Reports that are sent: their content is the audit area's, in words of their language. */
export function composeReports(
  parts: AuditParts & {
    control: ControlStore;
    queueMail: QueueMail;
    onFault: (what: string, error: unknown) => void;
  },
): ReportsArea {
  const { control, clock, queueMail, onFault } = parts;
  const contentOf = reportContent(parts);
  const schedules = new ReportSchedules({ control, clock, assertFilter: assertReportFilter });
  return {
    routes: (app) => reportsRoutes(app, schedules),
    sending: new ReportSending({
      ...{ control, clock, queueMail, onFault },
      async write({ tenant, company, span, filter, language }) {
        const [{ content, csv }, ...found] = await Promise.all([
          contentOf({ tenant, span, filter }),
          ...[loadMessages(language), reportWords[language](), trendWords[language]()],
        ]);
        const words: Readonly<Record<string, string>> = Object.assign({}, ...found);
        const { locale } = LANGUAGE_OF[language];
        const spanWords = formatRange(span, locale, { now: clock() });
        // A company's own category keeps the name it was given.
        const say = (id: string): string => words[id] ?? id.replace(/^category\./, '');
        const html = reportPage(content, { company, span: spanWords, filter, locale, say });
        return { html, csv, span: spanWords };
      },
    }),
  };
}
